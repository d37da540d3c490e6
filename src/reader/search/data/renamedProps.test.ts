import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { navigationTrees } from '../../../shell/navigation/data/trees';
import { flattenPages } from '../../../shell/navigation/model/flattenPages';
import { RENAMED_NAMES } from './renamedProps';

const LIBRARY = path.resolve(__dirname, '../../../../node_modules/@mui/material');
const ENTRY = readFileSync(path.join(LIBRARY, 'index.d.ts'), 'utf8');
const STYLES = readdirSync(path.join(LIBRARY, 'styles'))
  .filter((file) => /\.(?:d\.ts|js)$/.test(file))
  .map((file) => readFileSync(path.join(LIBRARY, 'styles', file), 'utf8'))
  .join('\n');

/** Returns the doc comment of a member that says `@deprecated`. */
function findDeprecation(component: string, member: string): string | undefined {
  const text = readFileSync(path.join(LIBRARY, component, `${component}.d.ts`), 'utf8');
  const before = text.split(new RegExp(`\\n\\s*${member}\\??:`)).slice(0, -1);
  return before
    .map((part) => part.slice(part.lastIndexOf('/**')))
    .find((comment) => comment.includes('@deprecated'));
}

const props = RENAMED_NAMES.flatMap(({ old, now, of = [] }) =>
  of.map((component) => ({ component, old, now })),
);

test.each(props)('$component deprecates $old', ({ component, old }) => {
  expect(findDeprecation(component, old)).toContain('@deprecated');
});

test.each(props.filter(({ now }) => /^slot(s|Props)\.\w+$/.test(now)))(
  '$component says to use $now instead of $old',
  ({ component, old, now }) => {
    expect(findDeprecation(component, old)).toContain(now);
  },
);

test.each(RENAMED_NAMES.filter(({ of }) => of === undefined))(
  '$old is $state',
  ({ old, state }) => {
    const isFolder = existsSync(path.join(LIBRARY, old));
    const isExported = new RegExp(`\\b${old}\\b`).test(ENTRY + STYLES);
    const works = isFolder || isExported;
    // Two names are still exported only to throw an error that explains what to do.
    const throws = old === 'makeStyles' || old === 'withStyles';
    expect(works && !throws).toBe(state === 'deprecated');
  },
);

test('every page is in a navigation tree or is a blog post', () => {
  const known = new Set(
    navigationTrees.flatMap(({ pages }) => flattenPages(pages).map(({ pathname }) => pathname)),
  );
  const unknown = RENAMED_NAMES.flatMap(({ pages }) => pages).filter(
    (page) => !known.has(page) && !page.startsWith('/blog/'),
  );
  expect(unknown).toEqual([]);
});
