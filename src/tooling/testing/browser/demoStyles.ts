import type { Page } from 'playwright-core';

/** Properties of a demo's boxes and text that the site's stylesheets could change. */
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
 * Returns how the elements inside a page's demos change when the site's own CSS rules are removed:
 * Infima's and all others except the palette's variables and the rules for demos. An application
 * doesn't have those rules, so there must be no difference. Afterward, the page stays without them.
 *
 * @returns a line for each changed element: its demo, its tag, and the values with and without the
 *   rules
 */
export async function findForeignStyles(page: Page): Promise<string[]> {
  return page.evaluate((properties) => {
    const previews = [...document.querySelectorAll<HTMLElement>('[data-demo-preview]')].filter(
      (preview) => preview.offsetWidth > 0,
    );
    if (previews.length === 0) return [];
    // Removing rules also changes the page around the demos, so fix the size of their previews.
    const boxes = previews.map((preview) => preview.getBoundingClientRect());
    previews.forEach((preview, index) => {
      const { width = 0, height = 0 } = boxes[index] ?? {};
      preview.style.cssText += `;box-sizing:border-box;inline-size:${String(width)}px;block-size:${String(height)}px`;
    });
    const inside =
      '[data-demo-root] *:not(style, script, template, [data-demo-root] > iframe, [data-server-only], [data-server-only] *)';
    const elements = previews.flatMap((preview) => [...preview.querySelectorAll(inside)]);
    const read = (element: Element): string[] => {
      const style = getComputedStyle(element);
      return properties.map((name) => style.getPropertyValue(name));
    };
    // Chromium may keep 0 for automatic margins of an earlier layout, so force a new one before
    // reading.
    const forceLayout = (): void => {
      const values = previews.map(({ style }) => style.getPropertyValue('display'));
      for (const { style } of previews) style.setProperty('display', 'none');
      void document.body.offsetWidth;
      previews.forEach(({ style }, index) => {
        style.setProperty('display', values[index] ?? '');
      });
    };
    forceLayout();
    const before = elements.map(read);
    const own = [...new Set(previews.flatMap((preview) => [...preview.classList]))];
    const isDemoRule = (selector: string): boolean =>
      /data-(?:demo|styling|standalone)/.test(selector) ||
      own.some((name) => selector.includes(`.${name}`));
    // A reader's preference applies to demos too.
    const isPreference = (rule: CSSGroupingRule): boolean =>
      rule instanceof CSSMediaRule && rule.media.mediaText.includes('reduced-motion');
    const strip = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule && !isDemoRule(rule.selectorText)) {
          for (const name of [...rule.style]) {
            if (!/^(?:--|color-scheme$)/.test(name)) rule.style.removeProperty(name);
          }
        } else if (rule instanceof CSSGroupingRule && !isPreference(rule)) strip(rule.cssRules);
      }
    };
    for (const stylesheet of document.styleSheets) {
      if (stylesheet.href?.includes('/assets/css/') === true) strip(stylesheet.cssRules);
    }
    forceLayout();
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
