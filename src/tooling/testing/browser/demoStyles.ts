import type { Page } from 'playwright-core';

/** What the site's stylesheets could change in a demo's boxes and its text. */
const PROPERTIES = [
  ...['display', 'box-sizing', 'width', 'height', 'background-color', 'background-image'],
  ...['margin-top', 'margin-right', 'margin-bottom', 'margin-left', 'vertical-align'],
  ...['padding-top', 'padding-right', 'padding-bottom', 'padding-left', 'box-shadow'],
  ...['border-top', 'border-right', 'border-bottom', 'border-left', 'border-radius'],
  ...['border-collapse', 'list-style', 'text-decoration', 'font-family', 'font-size'],
  ...['font-weight', 'line-height', 'letter-spacing', 'text-align', 'overflow-wrap'],
  ...['max-width', 'overflow', 'direction', 'color', 'outline'],
];

/**
 * How the elements inside the demos of a page change when the site's own rules go: Infima's and
 * all others but the palette's variables and what belongs to the demos themselves. An application
 * has none of those rules, so there must be no difference. Leaves the page without them.
 *
 * @returns one line for each changed element: its demo, its tag, and what it is with and without
 */
export async function findForeignStyles(page: Page): Promise<string[]> {
  return page.evaluate((properties) => {
    const previews = [...document.querySelectorAll<HTMLElement>('[data-demo-preview]')].filter(
      (preview) => preview.offsetWidth > 0,
    );
    if (previews.length === 0) return [];
    // The page around them changes, too: a demo's room must not.
    const layers = previews.map((preview) => preview.getBoundingClientRect());
    previews.forEach((preview, index) => {
      const { width = 0, height = 0 } = layers[index] ?? {};
      preview.style.cssText += `;box-sizing:border-box;inline-size:${String(width)}px;block-size:${String(height)}px`;
    });
    const inside =
      '[data-demo-root] *:not(style, script, template, [data-demo-root] > iframe, [data-server-only], [data-server-only] *)';
    const elements = previews.flatMap((preview) => [...preview.querySelectorAll(inside)]);
    const read = (element: Element): string[] => {
      const style = getComputedStyle(element);
      return properties.map((name) => style.getPropertyValue(name));
    };
    // Chromium keeps 0 for automatic margins of an earlier layout: both readings are of a new one.
    const layOutAnew = (): void => {
      const values = previews.map(({ style }) => style.getPropertyValue('display'));
      for (const { style } of previews) style.setProperty('display', 'none');
      void document.body.offsetWidth;
      previews.forEach(({ style }, index) => {
        style.setProperty('display', values[index] ?? '');
      });
    };
    layOutAnew();
    const before = elements.map(read);
    const own = [...new Set(previews.flatMap((preview) => [...preview.classList]))];
    const isDemosOwn = (selector: string): boolean =>
      /data-(?:demo|styling|standalone)/.test(selector) ||
      own.some((name) => selector.includes(`.${name}`));
    // What a reader has asked for holds for demos, too.
    const isChoice = (rule: CSSGroupingRule): boolean =>
      rule instanceof CSSMediaRule && rule.media.mediaText.includes('reduced-motion');
    const strip = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && !isDemosOwn(rule.selectorText)) {
          for (const name of [...rule.style]) {
            if (!/^(?:--|color-scheme$)/.test(name)) rule.style.removeProperty(name);
          }
        } else if (rule instanceof CSSGroupingRule && !isChoice(rule)) strip(rule.cssRules);
      }
    };
    for (const stylesheet of document.styleSheets) {
      if (stylesheet.href?.includes('/assets/css/') === true) strip(stylesheet.cssRules);
    }
    layOutAnew();
    return elements.flatMap((element, index) => {
      const after = read(element);
      const changes = properties.flatMap((name, at) => {
        const [with_ = '', without = ''] = [before[index]?.[at], after[at]];
        return with_ === without ? [] : [`${name} ${with_} (without the site: ${without})`];
      });
      const demo = element.closest('[data-demo], [data-playground]')?.id ?? '';
      return changes.length === 0
        ? []
        : [`${demo}: the site's rules change <${element.localName}>: ${changes.join('; ')}`];
    });
  }, PROPERTIES);
}
