/** A style that Emotion renders before an element on the server: cache key, style names, and rules. */
const STYLE = /<style data-emotion="([a-z-]+) ([^"]+)">([\s\S]*?)<\/style>/g;
/** A style that React moves to the head (`JoyPalette`). The HTML minifier removes the quotes. */
const HOISTED = /<style data-precedence="?[\w-]+"? data-href="?([\w-]+)"?>[\s\S]*?<\/style>/g;
/** Ends the cache keys of Emotion's `Global`, which finds its element by key anywhere in the page. */
const GLOBAL = '-global';

/**
 * Returns a page with the styles that Emotion rendered all over it moved to the end of the head, as one
 * element for each cache key with each rule once. This is the format of `@emotion/server`, which
 * Emotion's cache in the browser adopts. Styles that React hoists go before them, each once, because
 * demos are rendered without a head. So do global styles, as in a browser.
 *
 * Each demo is rendered with a separate cache, so the server repeats a style for every demo that uses
 * it. Besides the additional bytes, two equal stylesheets with a cascade layer make Chromium treat
 * every later change of the page's stylesheets, even a prefetch `link`, as a change of its fonts, and
 * lay out the whole page again (decision 17).
 *
 * @param html a complete page. It's returned unchanged if it doesn't have such styles.
 * @param minify minifies the rules of one key
 * @throws Error if there are styles but the head has no end tag
 */
export function gatherStyles(html: string, minify: (css: string) => string): string {
  const stylesheets = new Map<string, Map<string, string>>();
  const hoisted = new Map<string, string>();
  const globals = new Set<string>();
  const rest = html
    .replace(HOISTED, (element, href: string) => {
      hoisted.set(href, element);
      return '';
    })
    .replace(STYLE, (element, key: string, names: string, css: string) => {
      if (key.endsWith(GLOBAL)) {
        globals.add(element);
        return '';
      }
      const stylesheet = stylesheets.get(key) ?? new Map<string, string>();
      stylesheets.set(key, stylesheet);
      if (!stylesheet.has(names)) stylesheet.set(names, css);
      return '';
    });
  if (rest === html) return html;
  const end = rest.indexOf('</head>');
  if (end === -1) {
    throw new Error(
      'the page has no </head>, so the styles of its demos can’t be moved there. The template of pages is @docusaurus/core/lib/ssg/ssgTemplate.html.js, which src/shell/startup/node/deferredStartTemplate.ts changes',
    );
  }
  const elements = [...stylesheets].map(([key, stylesheet]) => {
    const names = [...stylesheet.keys()].join(' ');
    const css = minify([...stylesheet.values()].join(''));
    return `<style data-emotion="${key} ${names}">${css}</style>`;
  });
  return (
    rest.slice(0, end) + [...hoisted.values(), ...globals, ...elements].join('') + rest.slice(end)
  );
}
