import { SITE_TITLE } from '../../../foundation/site/node/siteSettings';
import { TEMPLATES } from '../browser/templates';
import { ALWAYS_CHECKED } from '../record/languagePages';
import { listHtmlItems } from '../record/sources';
import { startCrawl } from '../record/startCrawl';
import { listBuiltPages, readBuilt, toBuiltPathname } from './builtPages';
import { createHtmlRules } from './htmlRules';
import { parseHtmlPage } from './parseHtmlPage';

const rules = createHtmlRules();
const items = listHtmlItems();
const crawl = startCrawl('html', items, { always: ALWAYS_CHECKED });
const keys = new Set(items.map(({ key }) => key));
const chosenKeys = new Set(crawl.chosen.map(({ key }) => key));
/** Returns the key of a file's page, which is the same for all languages. */
const keyOf = (file: string): string => toBuiltPathname(file.replace(/^(?:zh|ar)\//, ''));
/** Includes all files without a source in `docs/` (blog, lists, frames), because there are few. */
const files = listBuiltPages().filter((file) => {
  const key = keyOf(file);
  return chosenKeys.has(key) || !keys.has(key);
});
/**
 * Pages that are validated with their header, sidebar, and footer, which all pages of a kind share. Of
 * other pages, only the main part is validated.
 */
const completePages = new Set<string>(TEMPLATES);

/** Results by HTML, because the languages of a page often have the same normalized HTML. */
const results = new Map<string, [what: string, place: string][]>();

function validate(html: string): [what: string, place: string][] {
  const known = results.get(html);
  if (known !== undefined) return known;
  const found = rules
    .validateStringSync(html)
    .results.flatMap((result) => result.messages)
    .map(({ ruleId, message, offset }): [string, string] => [
      `${ruleId}: ${message}`,
      html.slice(Math.max(0, offset - 120), offset + 80).replace(/\s+/g, ' '),
    ]);
  results.set(html, found);
  return found;
}

/** Returns the problems of a page: the rule and its message, the place, and the file. */
function check(file: string): [what: string, place: string, file: string][] {
  const pathname = toBuiltPathname(file);
  const source = readBuilt(file);
  const { errors, repeatedIds, normalize } = parseHtmlPage(source);
  const title = /<title[^>]*>([^<]*)/.exec(source)?.[1] ?? '';
  const html = normalize(completePages.has(pathname) || file === '404.html' ? 'page' : 'main');
  return [
    ...errors.map(({ code, place }): [string, string] => [code, place]),
    ...repeatedIds.map((id): [string, string] => ['repeated id', id]),
    ...validate(html),
    // A title must describe the page, and the site's name alone doesn't (WCAG 2.4.2).
    ...([SITE_TITLE, ''].includes(title) ? [['no title for the page', title] as const] : []),
  ].map(([what, place]) => [what, `${file}: ${place}`, file]);
}

test('the pages of the build are valid HTML', () => {
  expect(items.length).toBeGreaterThan(500);
  expect(files.length).toBeGreaterThan(20);
  // The same problem is often on every page, so report it once, with an example and a count.
  const found = new Map<string, { place: string; count: number }>();
  const failed = new Set<string>();
  for (const [what, place, file] of files.flatMap(check)) {
    failed.add(keyOf(file));
    const known = found.get(what);
    if (known === undefined) found.set(what, { place, count: 1 });
    else known.count += 1;
  }
  crawl.record((key) => failed.has(key));
  expect(Object.fromEntries(found)).toEqual({});
}, 600_000);

test('the validation finds invalid HTML', () => {
  const { errors, repeatedIds, normalize } = parseHtmlPage(
    '<!doctype html><title>x</title><main><p id=a></p x=y><p id=a></p><button><a href=#a>x</a></button></main>',
  );
  expect(errors[0]?.code).toBe('end-tag-with-attributes');
  expect(repeatedIds).toEqual(['a']);
  const report = rules.validateStringSync(normalize('main'));
  const found = report.results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  expect(found).toEqual(expect.arrayContaining(['no-dup-id', 'element-permitted-content']));
});

test('translations of a page have the same normalized HTML if only their text differs', () => {
  const [english, chinese] = [
    '<html lang=en><main><a href=/x title=Go>Go</a>',
    '<html lang=zh><main><a href=/zh/x title=去>去</a>',
  ].map((source) => parseHtmlPage(source).normalize('main'));
  expect(english).toBe(chinese);
  expect(parseHtmlPage('<main><a href=/x title=>Go</a>').normalize('main')).not.toBe(english);
});
