/*
 * Runs a sponsor's script inside a sandboxed frame (src/reader/ads/client/SponsorFrame.tsx) and tells the
 * page what it made: a link, its text and its picture. It refuses to work anywhere else: outside a
 * sandbox the address could make it run any script with the rights of this site.
 */
(function () {
  'use strict';
  if (window.origin !== 'null' || window.parent === window) return;
  var INTERVAL_MS = 500;
  var MAX_TRIES = 30;
  var MAX_TEXT_LENGTH = 1000;
  var task;
  try {
    task = JSON.parse(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return;
  }
  var parentWindow = window.parent;
  var tries = 0;

  // The reader's console is for the reader. What the sandbox refuses anyway is refused in silence.
  function ignore(event) {
    event.preventDefault();
  }
  window.addEventListener('error', ignore);
  window.addEventListener('unhandledrejection', ignore);
  // Nobody can press anything in here: a click is a script's, and would open a window.
  document.addEventListener('click', ignore, true);
  function refuse() {
    return null;
  }
  ['open', 'alert', 'confirm', 'prompt', 'print'].forEach(function (name) {
    window[name] = refuse;
  });
  Object.keys(console).forEach(function (name) {
    if (typeof console[name] === 'function') console[name] = refuse;
  });

  function look() {
    var element = document.querySelector(task.sponsorSelector);
    tries += 1;
    if (element !== null) {
      var link = element.closest('a[href]') || element.querySelector('a[href]');
      var image = element.querySelector('img[src]');
      var text = element.innerText || (image === null ? '' : image.alt);
      parentWindow.postMessage(
        {
          type: 'site-ad-frame',
          nonce: task.nonce,
          height: element.getBoundingClientRect().height,
          link: link === null ? null : link.href,
          image: image === null ? null : image.src,
          text: text.slice(0, MAX_TEXT_LENGTH),
        },
        '*',
      );
    }
    // The page takes the frame away as soon as it has an ad.
    if (tries < MAX_TRIES) window.setTimeout(look, INTERVAL_MS);
  }

  var script = document.createElement('script');
  script.async = true;
  script.src = task.scriptUrl;
  script.onload = look;
  document.getElementById('ad').appendChild(script);
})();
