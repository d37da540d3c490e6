import { checkFrontMatter } from './frontMatter';
import { findPathnameFault } from './findPathnameFault';
import { SCAFFOLD_KINDS, createScaffold } from './scaffold';
import { toTitle } from './toTitle';

const REQUEST = {
  productId: 'material-ui',
  packageName: '@mui/material',
  today: '2026-11-21',
  related: [{ pathname: '/material-ui/react-button', title: 'Button' }],
};

test.each([
  ['component', '/material-ui/react-toggle-button'],
  ['guide', '/material-ui/guides/forms'],
  ['blog', '/blog/a-title'],
  ['demo', '/material-ui/react-button/LoadingRow'],
] as const)(
  '%s: accepts the pathname and creates files with valid front matter',
  (kind, pathname) => {
    expect(findPathnameFault(kind, pathname)).toBeUndefined();
    const files = Object.entries(createScaffold({ ...REQUEST, kind, pathname }));
    expect(files.length).toBeGreaterThan(0);
    for (const [file, text] of files) {
      expect(text).toMatch(/\n$/);
      if (!file.endsWith('.mdx')) continue;
      const frontMatter = Object.fromEntries(
        [...text.matchAll(/^(title|description): (.*)$/gm)].map(([, key, value]) => [key, value]),
      );
      expect(checkFrontMatter(frontMatter, file, text)).toEqual([]);
    }
  },
);

test('derives file paths from the pathname', () => {
  const list = (kind: (typeof SCAFFOLD_KINDS)[number], pathname: string): string[] =>
    Object.keys(createScaffold({ ...REQUEST, kind, pathname }));
  expect(list('component', '/material-ui/react-toggle-button')).toEqual([
    'docs/material-ui/react-toggle-button/index.mdx',
    'docs/material-ui/react-toggle-button/BasicToggleButton.tsx',
    'docs/material-ui/react-toggle-button/BasicToggleButton.keys.ts',
  ]);
  expect(list('guide', '/system/styled')).toEqual(['docs/system/styled.mdx']);
  expect(list('blog', '/blog/a-title')).toEqual(['blog/2026-11-21-a-title.mdx']);
  expect(list('demo', '/system/react-box/Row')).toEqual(['docs/system/react-box/Row.tsx']);
});

test('the page of a component has every section of the page model', () => {
  const files = createScaffold({
    ...REQUEST,
    kind: 'component',
    pathname: '/material-ui/react-rating',
  });
  const page = files['docs/material-ui/react-rating/index.mdx'] ?? '';
  const names = ['Basics', 'Customization', 'Accessibility', 'Limits and pitfalls', 'Related'];
  const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, name]) => name);
  expect(headings.filter((name) => name !== undefined && names.includes(name))).toEqual(names);
  expect(page).toContain('## Accessibility\n');
  expect(page).toContain('\n<KeyboardTable of="./BasicRating.tsx" />\n');
  expect(page).toMatch(/## Related\n\n- \[Button\]\(\/material-ui\/react-button\), .* …\n$/);
});

test('the key file of a component describes an element of its demo', () => {
  const files = createScaffold({
    ...REQUEST,
    kind: 'component',
    pathname: '/material-ui/react-rating',
  });
  const folder = 'docs/material-ui/react-rating';
  const [, keys = ''] = /= (\{[^]*\});/.exec(files[`${folder}/BasicRating.keys.ts`] ?? '') ?? [];
  expect(keys).toContain(`start: 'button "Before"'`);
  expect(files[`${folder}/BasicRating.tsx`]).toContain('<button type="button">Before</button>');
});

test('derives the title from the pathname', () => {
  expect(toTitle('/material-ui/react-toggle-button')).toBe('Toggle Button');
});

test.each([
  ['component', '/react'],
  ['component', '/material-ui/React-Button'],
  ['guide', '/material-ui/guides/'],
  ['guide', 'material-ui/guides'],
  ['guide', '/material-ui/../../etc'],
  ['blog', '/news/a'],
  ['demo', '/material-ui/react-button/loading'],
] as const)('%s refuses %s', (kind, pathname) => {
  expect(findPathnameFault(kind, pathname)).toContain(pathname);
});
