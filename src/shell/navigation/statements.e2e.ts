import fs from 'node:fs';
import path from 'node:path';
import { KNOWN_VIOLATIONS, WCAG_TAGS } from '../../foundation/site/model/accessibilityChecks';
import { BUILD, readBuilt } from '../../tooling/testing/html/builtPages';

interface Breadcrumbs {
  readonly itemListElement: readonly { readonly name: string }[];
}

/** Returns the text of HTML, without tags and with decoded entities. */
function extractText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

/** Every fifth page in these folders, without subfolders. */
const SAMPLE = ['material-ui', 'joy-ui', 'x', 'system', 'material-ui/api']
  .flatMap((folder) => fs.readdirSync(path.join(BUILD, folder)).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.html'))
  .filter((_, index) => index % 5 === 0);

test('structured breadcrumbs are the same as the visible ones', () => {
  let compared = 0;
  const wrong: Record<string, unknown> = {};
  for (const file of SAMPLE) {
    const html = readBuilt(file);
    const data =
      /\{"@context":"https:\/\/schema.org","@type":"BreadcrumbList".*?(?=<\/script>)/s.exec(html);
    if (data === null) continue;
    const nav = /<nav class="?[^>]*theme-doc-breadcrumbs.*?<\/nav>/s.exec(html)?.[0] ?? '';
    // The first one is an icon without text, which links to the start page.
    const [, ...items] = nav.split('<li').map((item) => extractText(`<li${item}`));
    const visible = items.slice(1);
    const structured = (JSON.parse(data[0]) as Breadcrumbs).itemListElement.map(({ name }) => name);
    compared += 1;
    if (visible.join('/') !== structured.join('/')) wrong[file] = { visible, structured };
  }
  expect(wrong).toEqual({});
  expect(compared).toBeGreaterThan(40);
});

test('the accessibility statement lists what the checks cover and the known failures', () => {
  const main = /<main.*<\/main>/s.exec(readBuilt('accessibility.html'))?.[0] ?? '';
  const text = extractText(main);
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
