import { compileTailwind, tailwindCandidates } from './compileTailwind';
import { moduleClasses, scopeCss } from './scopeCss';

test('a stylesheet is scoped to its demo, including nested rules and media queries', () => {
  const css = '.card { color: red; &:hover { color: blue } }\n@media print { .card { margin: 0 } }';
  expect(scopeCss(css, 'card.css', 'Demo-css')).toBe(
    '[data-demo-scope="Demo-css"] .card{color:red;}[data-demo-scope="Demo-css"] .card:hover{color:blue;}@media print{[data-demo-scope="Demo-css"] .card{margin:0;}}',
  );
});

test('a CSS module has scoped names, the same ones that importing it returns', () => {
  const css = '.card { color: red } .card > .title:not(.small) { color: blue }';
  expect(moduleClasses(css, '/a/Card.module.css')).toEqual({
    card: 'Card_card',
    title: 'Card_title',
    small: 'Card_small',
  });
  expect(scopeCss(css, '/a/Card.module.css', 'X')).toContain(
    '.Card_card>.Card_title:not(.Card_small)',
  );
  expect(moduleClasses(css, '/a/card.css')).toEqual({});
});

test.each(['html', 'body', ':root', '.a, body'])(
  '%s is rejected with file and line',
  (selector) => {
    expect(() => scopeCss(`.b { c: d }\n\n${selector} { color: red }`, 'docs/a.css', 'X')).toThrow(
      /^docs\/a\.css:3: a demo can't style the document/,
    );
  },
);

test('candidates for Tailwind classes are the words in strings, not in code', () => {
  const code = `import hidden from 'flex';
const block = cond ? 'p-4' : \`m-\${size} grid\`;
const a = <p className="text-sm dark:bg-[#123]/50">static</p>;`;
  expect(tailwindCandidates(code, 'a.tsx')).toEqual([
    'dark:bg-[#123]/50',
    'grid',
    'm-',
    'p-4',
    'text-sm',
  ]);
});

test('Tailwind’s stylesheet only affects Tailwind previews', async () => {
  const css = await compileTailwind(['p-4', 'bg-blue-700', 'dark:bg-slate-900', 'not-a-class']);
  expect(css).toContain('[data-demo-styling=tailwind] .p-4{');
  expect(css).toContain('.dark\\:bg-slate-900:where([data-theme=dark]');
  expect(css).toMatch(/:where\(\[data-demo-styling=tailwind\]\)\{[^}]*--color-blue-700/);
  expect(css).not.toContain(':root');
  expect(css).not.toContain('not-a-class');
  // Every rule is scoped.
  const selectors = [...css.matchAll(/(?:^|[}{;])([^{}@;]+)\{/g)]
    .map((match) => match[1] ?? '')
    .filter((selector) => !/^(?:from|to|[\d.]+%)$/.test(selector));
  expect(selectors.length).toBeGreaterThan(10);
  expect(
    selectors.filter((selector) => !selector.includes('[data-demo-styling=tailwind]')),
  ).toEqual([]);
});

test('Tailwind’s stylesheet has neither layers nor registered properties', async () => {
  const css = await compileTailwind(['border-2', 'hover:underline', 'animate-spin']);
  expect(css).not.toMatch(/@layer|@property/);
  const scope = '[data-demo-styling=tailwind]';
  expect(css).toContain(`${scope} ::backdrop{--tw-border-style:solid`);
  expect(css).toContain(`:where(${scope} *),:where(${scope} *):after`);
  expect(css).toContain(`${scope} .border-2{`);
  expect(css).toMatch(/@keyframes spin\{/);
});
