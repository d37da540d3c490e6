import fs from 'node:fs';
import path from 'node:path';
import { KNOWN_VIOLATIONS, WCAG_TAGS } from '../../foundation/site/model/accessibilityChecks';
import { BUILD, readBuilt } from '../../tooling/testing/html/builtPages';

interface Breadcrumbs {
  readonly itemListElement: readonly { readonly name: string }[];
}

/** The text of some HTML: without tags, with its entities as characters. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

/** Every fifth page directly in these folders. */
const SAMPLE = ['material-ui', 'joy-ui', 'x', 'system', 'material-ui/api']
  .flatMap((folder) => fs.readdirSync(path.join(BUILD, folder)).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.html'))
  .filter((_, index) => index % 5 === 0);

test('breadcrumbs for machines are those that readers see', () => {
  let compared = 0;
  const wrong: Record<string, unknown> = {};
  for (const file of SAMPLE) {
    const html = readBuilt(file);
    const data =
      /\{"@context":"https:\/\/schema.org","@type":"BreadcrumbList".*?(?=<\/script>)/s.exec(html);
    if (data === null) continue;
    const nav = /<nav class="?[^>]*theme-doc-breadcrumbs.*?<\/nav>/s.exec(html)?.[0] ?? '';
    // The first is an icon that leads to the start, which has no text.
    const [, ...seen] = nav.split('<li').map((item) => textOf(`<li${item}`));
    const told = (JSON.parse(data[0]) as Breadcrumbs).itemListElement.map(({ name }) => name);
    compared += 1;
    if (seen.slice(1).join('/') !== told.join('/')) wrong[file] = { seen: seen.slice(1), told };
  }
  expect(wrong).toEqual({});
  expect(compared).toBeGreaterThan(40);
});

test('the accessibility statement says what the checks cover and what is known to fail', () => {
  const main = /<main.*<\/main>/s.exec(readBuilt('accessibility.html'))?.[0] ?? '';
  const text = textOf(main);
  expect(text.match(/WCAG 2\.\d A{1,2}(?!A)/g)).toHaveLength(WCAG_TAGS.length);
  for (const { rule, packageName, demo } of KNOWN_VIOLATIONS) {
    expect(text).toContain(rule);
    expect(text).toContain(packageName);
    expect(main).toContain(demo);
  }
  const [, pages = '0'] = /Every documentation page \(([\d,]+) of them\)/.exec(text) ?? [];
  expect(Number(pages.replace(',', ''))).toBeGreaterThan(500);
  expect(main).toMatch(/<time datetime="?\d{4}-\d\d-\d\d/i);
});
