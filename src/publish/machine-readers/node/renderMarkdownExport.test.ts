import { parsePage } from '../../../writing/content/node/readPageSource';
import { createLlmsText } from '../model/llmsText';
import { renderMarkdownExport } from '../model/renderMarkdownExport';
import type { MarkdownExportFile } from '../model/renderMarkdownExport';

const DEMO: MarkdownExportFile = {
  name: 'Basic.tsx',
  code: 'export default function Basic() {}\n',
};

function render(body: string, files: readonly MarkdownExportFile[] = [DEMO]): string {
  const text = `---\ntitle: Button\ndescription: Starts an action.\n---\n\n${body}\n`;
  const frontMatter = { title: 'Button', description: 'Starts an action.' };
  const page = { file: 'docs/a.mdx', pathname: '/a', text, tree: parsePage(text), frontMatter };
  return renderMarkdownExport(page, {
    url: 'https://site.example/a',
    product: 'Material UI 7.0.2',
    readDemo: () => files,
  });
}
const HEAD = `# Button

> Starts an action.

Material UI 7.0.2 · https://site.example/a

`;

test('front matter becomes a title, a summary, and the URL', () => {
  expect(render('Text.')).toBe(`${HEAD}Text.\n`);
});

test('a demo becomes its source', () => {
  expect(render('Before.\n\n<Demo src="./Basic.tsx" />\n\nAfter.')).toBe(
    `${HEAD}Before.

\`\`\`tsx title="Basic.tsx"
export default function Basic() {}
\`\`\`

After.
`,
  );
});

test('removes a heading’s explicit id with the space before it', () => {
  expect(render('## Donut chart {/* #rings */}\n\nText {/* a note */} goes on.')).toBe(
    `${HEAD}## Donut chart\n\nText  goes on.\n`,
  );
});

test('cards become a list', () => {
  expect(render('Before.\n\n<Cards>\n\n- [A](/a): first\n- [B](/b)\n\n</Cards>\n\nAfter.')).toBe(
    `${HEAD}Before.

- [A](/a): first
- [B](/b)

After.
`,
  );
});

test('code with backticks gets a longer fence', () => {
  const code = '/** ```tsx */\n';
  expect(render('<Demo src="./Basic.tsx" />', [{ name: 'a.tsx', code }])).toContain(
    '````tsx title="a.tsx"\n/** ```tsx */\n````',
  );
});

test('replaces or removes the site’s own syntax in commands, callouts, and comments', () => {
  const body =
    '<PackageManagers packages="@mui/material" />\n\n{/* a note */}\n\n:::warning[Take care]\n\nIt moves.\n\n:::\n\n:::info\n\nFine.\n\n:::';
  expect(render(body)).toBe(
    `${HEAD}\`\`\`bash
npm install @mui/material
\`\`\`

**Warning: Take care**

It moves.

**Info**

Fine.
`,
  );
});

test('does not change fences, tables, and links', () => {
  const body =
    '| a | b |\n| - | - |\n| `x` | [y](/z) |\n\n```tsx\nconst a = <Demo src="x" />;\n```';
  expect(render(body)).toBe(`${HEAD}${body}\n`);
});

test('llms.txt has a section for each product, in order', () => {
  const entry = (title: string, product: string) => ({
    title,
    product,
    description: `About ${title}.`,
    url: `https://site.example/${title}.md`,
  });
  expect(
    createLlmsText({ title: 'Docs', tagline: 'All of it.' }, [
      entry('a', 'One'),
      entry('b', 'Two'),
      entry('c', 'One'),
    ]),
  ).toBe(`# Docs

> All of it.

## One

- [a](https://site.example/a.md): About a.
- [c](https://site.example/c.md): About c.

## Two

- [b](https://site.example/b.md): About b.
`);
});
