import path from 'node:path';
import { checkInHouseAds } from './checkInHouseAds';
import { readAdFields } from './readAdFields';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const FILE = 'src/reader/ads/data/inHouseAds.ts';

const GOOD: Readonly<Record<string, string>> = {
  name: "'Premium themes'",
  label: "'in-house-themes'",
  link: "'https://example.com/'",
  img: "'/img/ads/themes.svg'",
  description: "translate({ id: 'x', message: 'Words.' })",
  poweredby: "'MUI'",
};

/** The ad's brace is on line 2, its first field on line 3. */
function check(...ads: Readonly<Record<string, string>>[]): string[] {
  const texts = ads.map((ad) => {
    const fields = Object.entries(ad).map(([name, value]) => `    ${name}: ${value},\n`);
    return `  {\n${fields.join('')}  },\n`;
  });
  return checkInHouseAds(SITE_DIR, `export const ads = [\n${texts.join('')}];\n`);
}

test("the site's own ads are valid", () => {
  expect(checkInHouseAds(SITE_DIR)).toEqual([]);
});

test('a valid ad has no problems', () => {
  expect(check(GOOD)).toEqual([]);
});

test.each([
  ['link', "'javascript:alert(1)'", 5, 'absolute http(s) URL'],
  ['link', "'/relative'", 5, 'absolute http(s) URL'],
  ['img', "'/img/ads/none.svg'", 6, "static/img/ads/none.svg doesn't exist"],
  ['img', "'https://cdn.example/x.png'", 6, '/img/ads/<name>.svg'],
  ['name', "''", 3, 'must be a non-empty string literal'],
  ['name', '5', 3, 'must be a non-empty string literal'],
  ['name', `'${'x'.repeat(41)}'`, 3, 'more than 40'],
  ['label', "'themes'", 4, '"in-house-"'],
  ['description', `'${'x'.repeat(121)}'`, 7, 'more than 120'],
  ['description', "translate({ id: 'x', message: 'A <b>tag</b>' })", 7, 'plain text'],
  ['description', 'someVariable', 7, 'must be a non-empty string literal'],
  ['color', "'red'", 9, "isn't a field"],
])('reports an invalid %s (%s) with line %d', (field, value, line, message) => {
  const problems = check({ ...GOOD, [field]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${FILE}:${String(line)}: ad 0, "${field}": `);
  expect(problems[0]).toContain(message);
});

test("reports a missing field with the ad's line and index", () => {
  const rest = Object.fromEntries(Object.entries(GOOD).filter(([name]) => name !== 'link'));
  expect(check(GOOD, rest)).toEqual([
    `${FILE}:10: ad 1, "link": must be a non-empty string literal, or a translate() call with a literal message.`,
  ]);
});

test('reports a duplicate label, a file without ads, and an ad that is not an object literal', () => {
  expect(check(GOOD, GOOD)).toEqual([
    expect.stringContaining(`${FILE}:12: ad 1, "label": "in-house-themes" is already used`),
  ]);
  expect(check()).toEqual([expect.stringContaining('there are no ads')]);
  expect(checkInHouseAds(SITE_DIR, 'export const ads = [\n  spread,\n];')).toHaveLength(6);
});

test('reports all mistakes at once', () => {
  expect(check({ ...GOOD, name: "''" }, { ...GOOD, link: "'x'" })).toHaveLength(2);
});

test('ignores types and comments around the array', () => {
  const source = '/** [x] */\nexport const ads: readonly Ad[] = [\n  { name: `a` },\n] as const;';
  expect(readAdFields(source)).toEqual([{ line: 3, fields: { name: 'a' }, lines: { name: 3 } }]);
});
