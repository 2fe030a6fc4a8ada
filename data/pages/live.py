"""The script of the pages, on which nothing depends: without it a page is read as it is, and fetched by its link.

It fetches the page now and then and puts in what is new, where the reader is; finds a name in the list; and marks
whoever the reader follows, on every page of the event.
"""

# no words in this file: a script
from __future__ import annotations

EVERY = 30
"""Seconds until a page that is looked at is fetched again."""

SCRIPT = (
    """
(() => {
"use strict";
const d = document, words = d.body.dataset, key = "paircard " + words.event;
const kept = () => { try { return localStorage.getItem(key) || ""; } catch { return ""; } };
const keep = me => { try { localStorage.setItem(key, me); } catch {} };
const file = href => href.split("#")[0].split("/").pop();
const here = file(location.pathname) || "index.html";
const plain = text => text.normalize("NFD").replace(/\\p{M}/gu, "").toLowerCase()
  .replace(/ł/g, "l").replace(/ø/g, "o").replace(/đ/g, "d").replace(/ß/g, "ss");
const main = () => d.querySelector("main");
let last = main().outerHTML, sought = "";

function marked() {
  for (const each of d.querySelectorAll(".me, .at")) each.classList.remove("me", "at");
  const at = location.hash && d.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (at && at !== main()) at.classList.add("at");
  const me = kept();
  if (me) for (const way of main().querySelectorAll("a[href]"))
    if (file(way.getAttribute("href")) === me) way.closest("li, tr")?.classList.add("me");
  const follow = d.querySelector(".follow");
  if (follow) {
    follow.setAttribute("aria-pressed", me === here);
    follow.textContent = me === here ? words.unfollow : words.follow;
  }
}
function found() {
  const wanted = plain(sought).split(/\\s+/);
  for (const each of main().querySelectorAll(".names > li"))
    each.hidden = !wanted.every(word => plain(each.firstElementChild.textContent).includes(word));
}
function dressed() {
  const names = main().querySelector(".names"), card = main().querySelector(".who > div");
  if (names) {
    const seek = d.createElement("input");
    Object.assign(seek, {id: "seek", type: "search", placeholder: words.seek, value: sought, autocomplete: "off"});
    seek.setAttribute("aria-label", words.seek);
    seek.addEventListener("input", () => { sought = seek.value; found(); });
    names.before(seek);
    found();
  }
  if (card) {
    const follow = d.createElement("button");
    Object.assign(follow, {type: "button", className: "follow"});
    follow.addEventListener("click", () => { keep(kept() === here ? "" : here); marked(); });
    card.append(follow);
  }
  marked();
}
function renewed(page) {
  const focus = d.activeElement, inside = main().contains(focus), id = inside && focus.id;
  const href = inside && focus.getAttribute("href"), button = inside && focus.className === "follow";
  const [x, y] = [scrollX, scrollY], boxes = [...d.querySelectorAll(".box")].map(box => box.scrollLeft);
  for (const part of [".top", "nav"]) {
    const now = d.querySelector(part), then = page.querySelector(part);
    if (now && then && now.outerHTML !== then.outerHTML) now.replaceWith(d.adoptNode(then));
  }
  main().replaceWith(d.adoptNode(page.querySelector("main")));
  dressed();
  d.querySelectorAll(".box").forEach((box, at) => { box.scrollLeft = boxes[at] || 0; });
  const again = id ? d.getElementById(id) : button ? d.querySelector(".follow")
    : href && [...main().querySelectorAll("a")].find(way => way.getAttribute("href") === href);
  if (again) {
    again.focus({preventScroll: true});
    if (id === "seek") again.setSelectionRange(sought.length, sought.length);
  }
  scrollTo(x, y);
}
async function look() {
  if (d.hidden) return;
  try {
    const answer = await fetch(location.href.split("#")[0], {cache: "no-cache"});
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html"), there = page.querySelector("main");
    if (!there) return;
    if (there.outerHTML !== last) { last = there.outerHTML; renewed(page); }
    const looked = d.getElementById("looked");
    if (looked) looked.textContent = words.looked + " " + new Date().toLocaleTimeString();
  } catch {}
}
function clock() {
  const now = new Date().toLocaleTimeString([], {hour: "2-digit", minute: "2-digit"}), face = d.getElementById("clock");
  if (face.textContent !== now) face.textContent = now;
}
dressed();
addEventListener("hashchange", marked);
addEventListener("storage", marked);
async function turn() {
  let to = words.then;
  if (location.protocol !== "file:") try {
    const answer = await fetch(to, {cache: "no-cache"});
    if (answer.status === 404) to = "hall-1.html";
    else if (!answer.ok) throw answer;
  } catch { return setTimeout(turn, words.turns * 1000); }
  location.replace(to);
}
if (d.body.classList.contains("hall")) {
  d.querySelector(".top").append(Object.assign(d.createElement("p"), {id: "clock"}));
  clock();
  setInterval(clock, 1000);
  setTimeout(turn, words.turns * 1000);
} else {
  setInterval(look, """
    + str(EVERY * 1000)
    + """);
  d.addEventListener("visibilitychange", look);
}
})();
"""
)
