import {
  listBuiltFiles,
  listBuiltPages,
  readBuilt,
  toBuiltPathname,
  toFallback,
} from './builtPages';
import { findReferences } from './findReferences';

const files = new Set(listBuiltFiles().map((file) => `/${file}`));
const pages = listBuiltPages();
const anchors = new Map<string, ReadonlySet<string>>();
const references = new Map<string, ReadonlySet<string>>();
for (const file of pages) {
  const { ids, targets } = findReferences(readBuilt(file), toBuiltPathname(file));
  anchors.set(toBuiltPathname(file), ids);
  references.set(file, targets);
}

/** Addresses that hosts redirect, so they don't need a file. */
const REDIRECTED = /^\/(?:api(?:-docs)?|\w\w\/(?:blog|demo))(?:\/|$)/;

/** Returns what's wrong with a target, or `undefined` if it exists. */
function findTargetProblem(target: string): string | undefined {
  const [address = '', hash] = target.split('#');
  const pathname = decodeURIComponent(address.replace(/\?.*$/, ''));
  const page = pathname === '/' ? '/' : pathname.replace(/\/$/, '');
  // Anchors are the same in every language.
  const known = anchors.get(page) ?? anchors.get(toFallback(page));
  if (known === undefined) {
    return files.has(pathname) || REDIRECTED.test(pathname) ? undefined : 'no such file';
  }
  if (hash === undefined || hash === '' || known.has(decodeURIComponent(hash))) return undefined;
  // The hash may be a demo's with a styling or language (spec DEMO-2).
  const demo = decodeURIComponent(hash).replace(/^(?:tailwind|css|system)-|\.(?:tsx|js)$/g, '');
  return known.has(demo) ? undefined : 'no such anchor';
}

test('every link, anchor, image, stylesheet, and script of every page exists', () => {
  const found = new Map<string, string>();
  let count = 0;
  for (const [file, targets] of references) {
    for (const target of targets) {
      // Links in a standalone demo may lead to pages of an imaginary app.
      if (file.startsWith('demo/') && !target.startsWith('/assets/')) continue;
      count += 1;
      const problem = found.has(target) ? undefined : findTargetProblem(target);
      if (problem !== undefined) found.set(target, `${problem}, from ${file}`);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
  expect(count).toBeGreaterThan(20_000);
});

test('links on translated pages lead to pages of the same language, not to a redirect', () => {
  const translated = [...references].filter(([file]) => /^(?:zh|ar)\//.test(file));
  const lost = translated.flatMap(([file, targets]) =>
    [...targets]
      .filter((target) => {
        const pathname = target.replace(/[?#].*$/, '');
        return REDIRECTED.test(pathname) && !files.has(pathname) && !anchors.has(pathname);
      })
      .map((target) => `${file}: ${target}`),
  );
  expect(translated.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test('every documentation page has a Markdown export, and every export has a page', () => {
  // Exports are in English only, and all languages share them.
  const isTranslated = (file: string): boolean => /^(?:zh|ar)\//.test(file);
  const docs = pages.filter(
    (file) => !isTranslated(file) && readBuilt(file).includes('docs-doc-page'),
  );
  const missing = docs.filter((file) => !files.has(`/${file.replace(/\.html$/, '.md')}`));
  expect(missing).toEqual([]);
  const markdownExports = [...files].filter((file) => file.endsWith('.md'));
  expect(markdownExports.filter((file) => !files.has(file.replace(/\.md$/, '.html')))).toEqual([]);
  expect(docs.length).toBeGreaterThan(400);
});

test('every link in a Markdown export exists', () => {
  const found = new Map<string, string>();
  for (const markdownExport of [...files].filter((file) => file.endsWith('.md'))) {
    // Links in code don't count.
    const text = readBuilt(markdownExport.slice(1)).replace(/^(`{3,})[\s\S]*?^\1|`[^`\n]*`/gm, '');
    for (const [, target = ''] of text.matchAll(/\]\((\/[^)\s]*)/g)) {
      const page = target.replace(/\.md(?=#|$)/, '');
      const problem =
        target === page || files.has(target.replace(/#.*/, ''))
          ? findTargetProblem(page)
          : 'no such file';
      if (problem !== undefined) found.set(target, `${problem}, from ${markdownExport}`);
    }
  }
  expect(Object.fromEntries(found)).toEqual({});
});
