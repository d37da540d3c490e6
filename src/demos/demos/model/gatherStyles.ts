/** What Emotion writes before each element that the server has rendered: key, names, rules. */
const STYLE = /<style data-emotion="([a-z-]+) ([^"]+)">([\s\S]*?)<\/style>/g;
/** What React writes for a style that it puts into the head (`JoyPalette`), without quotes in a page. */
const HOISTED = /<style data-precedence="?[\w-]+"? data-href="?([\w-]+)"?>[\s\S]*?<\/style>/g;
/** `Global` looks for an element of its name, wherever it is, and takes it over. */
const GLOBAL = '-global';

/**
 * Puts the styles that Emotion has written all over a rendered page into one element for each key
 * at the end of the head, each rule once: the form that Emotion's own tools for servers give, and
 * that its cache takes over in a browser. Styles that React hoists go in front of them, each once:
 * a demo is rendered without a head. So do global styles, as in a browser.
 *
 * Why: each demo is rendered with a cache of its own, so that the server repeats a style for every
 * demo that has it. Besides the bytes, two equal stylesheets with a layer make Chromium take every
 * later change of the page's stylesheets, a `link` to prefetch included, for a change of its fonts,
 * and lay out the whole page again (decision 17).
 *
 * @param html a whole page; one without such styles is returned as it is
 * @param minify makes the rules of one key shorter
 * @throws Error when there are styles and no end of the head
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
      'the page has styles of demos, but no </head> to put them in. The template of pages is @docusaurus/core/lib/ssg/ssgTemplate.html.js, changed by src/shell/startup/node/deferredStartTemplate.ts',
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
