/*
 * Runs a sponsor's script inside a sandboxed frame (src/ads/client/SponsorFrame.tsx) and tells the
 * page what it made. It refuses to work anywhere else: outside a sandbox the address could make it
 * run any script with the rights of this site.
 */
(function () {
  'use strict';
  if (window.origin !== 'null' || window.parent === window) return;
  var INTERVAL_MS = 500;
  var MAX_TRIES = 30;
  var task;
  try {
    task = JSON.parse(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    return;
  }
  var parentWindow = window.parent;
  var tries = 0;

  // What fails in a sponsor's script is not the reader's concern.
  window.addEventListener('error', function (event) {
    event.preventDefault();
  });
  window.addEventListener('unhandledrejection', function (event) {
    event.preventDefault();
  });

  function look() {
    var element = document.querySelector(task.sponsorSelector);
    tries += 1;
    if (element !== null) {
      var link = element.closest('a') || element.querySelector('a');
      parentWindow.postMessage(
        {
          type: 'site-ad-frame',
          nonce: task.nonce,
          height: element.getBoundingClientRect().height,
          link: link === null ? null : link.href,
        },
        '*',
      );
      if (element.getBoundingClientRect().height >= 1) tries = MAX_TRIES;
    }
    if (tries < MAX_TRIES) window.setTimeout(look, INTERVAL_MS);
  }

  // The page cannot see clicks in here. Only links of the ad count, and only their opening.
  function tellClick(event) {
    var isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
    if (!isLink || !event.isTrusted || event.button > 1) return;
    parentWindow.postMessage({ type: 'site-ad-frame-click', nonce: task.nonce }, '*');
  }
  document.addEventListener('click', tellClick, true);
  document.addEventListener('auxclick', tellClick, true);

  var script = document.createElement('script');
  script.async = true;
  script.src = task.scriptUrl;
  script.onload = look;
  document.getElementById('ad').appendChild(script);
  window.setTimeout(look, INTERVAL_MS);
})();
