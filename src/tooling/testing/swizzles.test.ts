import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Files in `src/theme` must be thin adapters of Docusaurus' components (CONTRIBUTING). */
const THEME = path.resolve(__dirname, '../../theme');
const UPSTREAM = path.resolve(__dirname, '../../../node_modules/@docusaurus/theme-classic');
/** Docusaurus' components for themes that don't have their own. */
const FALLBACK = path.resolve(UPSTREAM, '../core/lib/client/theme-fallback');
const MAX_LINES = 30;

const files = fs
  .readdirSync(THEME, { recursive: true, encoding: 'utf8' })
  .filter((file) => fs.statSync(path.join(THEME, file)).isFile());

const read = (file: string): string => fs.readFileSync(path.join(THEME, file), 'utf8');
/** Returns the name after `@theme/` for `DocSidebarItem/Link/index.tsx` or `MDXComponents.tsx`. */
const nameOf = (file: string): string => file.replace(/(\/index)?\.tsx$/, '');

/** Returns the compiled file of an upstream component, or `undefined` if it doesn't exist. */
function findUpstream(name: string): string | undefined {
  return [path.join(UPSTREAM, 'lib/theme'), FALLBACK]
    .flatMap((folder) => [`${name}/index.js`, `${name}.js`].map((file) => path.join(folder, file)))
    .find((file) => fs.existsSync(file));
}

test('there are swizzles', () => {
  expect(files.length).toBeGreaterThan(5);
});

test.each(files)('%s says what it changes, in at most 30 lines', (file) => {
  const text = read(file);
  expect(text).toMatch(/^\/\/ Change: .{10,}/);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_LINES);
});

test.each(files)('%s is a component of the theme, not a helper', (file) => {
  expect(file).toMatch(/\.tsx$/);
  // Root is Docusaurus' extension point, which no theme has.
  const isKnown = nameOf(file) === 'Root' || findUpstream(nameOf(file)) !== undefined;
  expect({ file, isKnown }).toEqual({ file, isKnown: true });
  expect(read(file)).toMatch(/^export default /m);
});

const replaced = files.filter(
  (file) => nameOf(file) !== 'Root' && !read(file).includes('@theme-original/'),
);

test.each(replaced)('%s replaces a component that has not changed since', (file) => {
  const stated = /^\/\/ From: @docusaurus\/theme-classic@([\d.]+) sha256:([0-9a-f]{64})$/m.exec(
    read(file),
  );
  const upstream = findUpstream(nameOf(file)) ?? '';
  const { version } = JSON.parse(fs.readFileSync(path.join(UPSTREAM, 'package.json'), 'utf8')) as {
    version: string;
  };
  const hash = createHash('sha256').update(fs.readFileSync(upstream)).digest('hex');
  if (stated?.[2] !== hash) {
    throw new Error(
      `src/theme/${file}:2: the component that this file replaces has changed. Compare ${path.relative(process.cwd(), upstream)} with the version named here, apply the relevant changes, and update the line:\n// From: @docusaurus/theme-classic@${version} sha256:${hash}`,
    );
  }
  expect(stated[1]).toBe(version);
});
