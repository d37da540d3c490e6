import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { VFile } from 'vfile';
import { checkPage } from '../../languages/node/checkPage';
import { findPair } from '../../languages/node/translationFiles';
import { pageComponents } from '../../../config/pageComponents';
import { HOSTILE_PAGES } from '../../../tooling/testing/pages/hostilePages';
import { BAD_MARKUP, GOOD_MARKUP } from '../../../tooling/testing/pages/markupCases';
import { FENCE_LANGUAGES, ALLOWED_ELEMENTS } from '../data/allowedElements';
import { checkFrontMatter } from '../model/frontMatter';
import { checkSpelling } from '../model/rules/checkSpelling';
import { checkProse } from '../model/rules/checkProse';
import { describeParseFailure } from './assertParsable';
import { listProblems } from './listProblems';
import { parsePage } from './readPageSource';
import { remarkPageRules } from './remarkPageRules';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'allowlist-'));
const TRANSLATION = 'i18n/zh/docusaurus-plugin-content-docs/current/area/index.mdx';
const KINDS = ['docs/area/index.mdx', 'docs/area/_part.mdx', 'blog/2026-01-02-a.mdx', TRANSLATION];
const IMAGES = [
  'docs/area/cat.png',
  'blog/cat.png',
  path.join(TRANSLATION, '../cat.png'),
  'static/img/cat.png',
];

beforeAll(() => {
  for (const file of IMAGES) {
    fs.mkdirSync(path.join(siteDir, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(siteDir, file), '');
  }
  jest.spyOn(process, 'cwd').mockReturnValue(siteDir);
});
afterAll(() => {
  jest.restoreAllMocks();
  fs.rmSync(siteDir, { recursive: true });
});

/** A page whose body begins on line 5. */
const createText = (body: string): string => `---\ntitle: A\n---\n\n${body}\n`;

/** Returns the problems that the writers' check, the build, and the translators' check all report. */
function check(file: string, body: string): string[] {
  const text = createText(body);
  let checked: string[];
  try {
    const page = { file, text, tree: parsePage(text), frontMatter: {} };
    checked = listProblems(siteDir, page).map(
      ({ line, what }) => `${file}:${String(line)}: ${what}`,
    );
  } catch (error) {
    return [describeParseFailure(error, file)];
  }
  let built = '';
  try {
    remarkPageRules()(parsePage(text), new VFile({ path: path.join(siteDir, file), value: text }));
  } catch (error) {
    built = (error as Error).message;
  }
  expect(built.split('\n').filter((line) => line !== '')).toHaveLength(checked.length);
  const pair = findPair(siteDir, path.join(siteDir, file));
  if (pair !== undefined && checked.length > 0) {
    const glossary = {} as Parameters<typeof checkPage>[2]['glossary'];
    const translated = checkPage(pair, text, { siteDir, locale: 'zh', glossary });
    expect(translated.map(({ what }) => what)).toEqual(
      expect.arrayContaining([checked[0]?.replace(/^[^ ]+ /u, '')]),
    );
  }
  return checked;
}

describe.each(KINDS)('%s', (file) => {
  test.each(GOOD_MARKUP)('allows %j', (body) => {
    expect(check(file, `## Title\n\n${body}`)).toEqual([]);
  });
  test.each(BAD_MARKUP)('refuses %j', (body) => {
    expect(check(file, `## Title\n\n${body}`)[0]).toMatch(
      new RegExp(`^${file}:(?:[7-9]|\\d\\d): `),
    );
  });
});

test('refuses a page that is not MDX', () => {
  expect(check('docs/area/a.md', 'Text.')[0]).toContain('A ".md" file');
});

test.each([
  ['waiAria', 'javascript:alert(1)'],
  ['waiAria', 'http://www.w3.org/WAI/'],
  ['waiAria', 'https://www.w3.org.evil.test/'],
  ['image', 'javascript:alert(1)'],
  ['image', '//evil.test/a.png'],
  ['image', 'http://evil.test/a.png'],
  ['githubSource', '../../../evil'],
  ['githubSource', 'javascript:alert(1)'],
  ['packageName', 'javascript:alert(1)'],
])('refuses %s: %s in front matter', (key, value) => {
  const description = 'A page that is long enough to be described in one sentence.';
  const text = `---\ntitle: A\n${key}: ${value}\n---\n`;
  expect(checkFrontMatter({ title: 'A', description, [key]: value }, KINDS[0] ?? '', text)).toEqual(
    [expect.stringMatching(new RegExp(`^docs/area/index.mdx:3: front matter "${key}"`))],
  );
});

test('allows every component that pages can use, except those that only plugins add', () => {
  const added = ['CardPicture', 'StaleNotice'];
  const written = Object.keys(pageComponents).filter((name) => !added.includes(name));
  expect(written.filter((name) => ALLOWED_ELEMENTS[name] === undefined)).toEqual([]);
  expect(added.filter((name) => ALLOWED_ELEMENTS[name] !== undefined)).toEqual([]);
  expect(FENCE_LANGUAGES).not.toContain('mdx-code-block');
});

test('checks any repetition or nesting within seconds', () => {
  const slow = HOSTILE_PAGES.flatMap(([name, body]) => {
    // CPU time, so that other work on the machine doesn't count.
    const start = process.cpuUsage();
    try {
      const page = { file: 'docs/a.mdx', text: body, tree: parsePage(body), frontMatter: {} };
      listProblems(siteDir, page);
      checkProse(page);
      checkSpelling(page, () => true);
    } catch {
      // Refused.
    }
    const { user, system } = process.cpuUsage(start);
    const seconds = (user + system) / 1e6;
    return seconds > 10 ? [`${name}: ${seconds.toFixed(1)} s`] : [];
  });
  expect(slow).toEqual([]);
}, 180_000);
