import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Every boundary of eslint.config.mjs must fire: a glob that matches nothing is silent. Each
 * case is a text as if it stood in that file; the files that it imports exist.
 */
const ROOT = path.resolve(__dirname, '../..');

function lint(cases: readonly (readonly [file: string, text: string])[]): (string | null)[][] {
  const output = execFileSync(process.execPath, [path.join(__dirname, 'lintTexts.mjs')], {
    cwd: ROOT,
    input: JSON.stringify(cases),
    encoding: 'utf8',
  });
  return JSON.parse(output) as (string | null)[][];
}

const importing = (source: string): string => `import * as it from '${source}';\n\nvoid it;\n`;
const PATHS = 'import-x/no-restricted-paths';

const CROSSINGS = [
  ['model imports client', 'src/navigation/model/x.ts', '../client/findFirstPage'],
  ['model imports node', 'src/navigation/model/x.ts', '../node/listPages'],
  ['model imports a swizzle', 'src/navigation/model/x.ts', '../../theme/Root'],
  ['client imports node', 'src/navigation/client/x.ts', '../node/listPages'],
  ['client imports a command', 'src/navigation/client/x.ts', '../../cli/findChromium'],
  ['client imports a plugin', 'src/demos/client/x.ts', '../../plugins/demos/index'],
  ['node imports client', 'src/navigation/node/x.ts', '../client/findFirstPage'],
  [
    'a demo imports the site',
    'docs/material-ui/react-button/X.tsx',
    '../../../src/site/model/paths',
  ],
  ['site imports navigation', 'src/site/model/x.ts', '../../navigation/model/flattenPages'],
  ['palette imports demos', 'src/palette/model/x.ts', '../../demos/model/types'],
  [
    'preferences imports color-mode',
    'src/preferences/model/x.ts',
    '../../color-mode/model/colorMode',
  ],
  [
    'color-mode imports settings',
    'src/color-mode/client/x.ts',
    '../../settings/client/ChoiceGroup',
  ],
  [
    'settings imports navigation',
    'src/settings/client/x.ts',
    '../../navigation/model/flattenPages',
  ],
  [
    'navigation imports production-error',
    'src/navigation/model/x.ts',
    '../../production-error/model/types',
  ],
  ['code imports demos', 'src/code/client/x.ts', '../../demos/client/demoHash'],
  ['demos imports start', 'src/demos/client/x.ts', '../../start/client/StartPage'],
] as const;

const NEIGHBOURS = [
  ['model imports model', 'src/navigation/model/x.ts', './flattenPages'],
  ['client imports model', 'src/navigation/client/x.ts', '../model/flattenPages'],
  ['a higher feature imports a lower one', 'src/demos/client/x.ts', '../../code/model/constants'],
] as const;

const BREACHES = [
  ['src/navigation/model/x.ts', importing('node:fs'), 'import-x/no-nodejs-modules'],
  ['src/navigation/client/x.ts', importing('node:fs'), 'import-x/no-nodejs-modules'],
  ['src/navigation/model/x.ts', 'export default 1;\n', 'import-x/no-default-export'],
  [
    'src/navigation/client/x.ts',
    "import { useColorMode } from '@docusaurus/theme-common';\n\nvoid useColorMode;\n",
    'no-restricted-imports',
  ],
  ['src/navigation/client/x.ts', 'export const all = document.cookie;\n', 'no-restricted-syntax'],
  ['src/navigation/model/x.ts', 'export const a: any = 1;\n', '@typescript-eslint/no-explicit-any'],
  [
    'src/navigation/client/x.tsx',
    "import { translate } from '@docusaurus/Translate';\n\nexport const t = (message: string) => translate({ id: 'a', message });\n",
    '@docusaurus/string-literal-i18n-messages',
  ],
  [
    'src/navigation/model/x.ts',
    Array.from(
      { length: 201 },
      (_, line) => `export const a${String(line)} = ${String(line)};`,
    ).join('\n'),
    'max-lines',
  ],
] as const;

const EXCEPTIONS = [
  ['src/preferences/client/x.ts', 'export const all = document.cookie;\n'],
  ['src/theme/X/index.tsx', 'export default 1;\n'],
  ['src/navigation/client/XPage.tsx', 'export default 1;\n'],
] as const;

const verdicts = lint([
  ...CROSSINGS.map(([, file, source]) => [file, importing(source)] as const),
  ...BREACHES.map(([file, text]) => [file, text] as const),
  ...NEIGHBOURS.map(([, file, source]) => [file, importing(source)] as const),
  ...EXCEPTIONS,
]);
const afterCrossings = CROSSINGS.length + BREACHES.length;

test.each(CROSSINGS.map(([name], index) => [name, verdicts[index]] as const))(
  'refused: %s',
  (_name, rules) => {
    expect(rules).toContain(PATHS);
  },
);

test.each(BREACHES.map(([, , rule], index) => [rule, verdicts[CROSSINGS.length + index]] as const))(
  'refused by %s',
  (rule, rules) => {
    expect(rules).toContain(rule);
  },
);

test('allowed: what a room may import, and the exceptions', () => {
  const allowed = verdicts.slice(afterCrossings);
  expect(allowed).toEqual(Array.from({ length: NEIGHBOURS.length + EXCEPTIONS.length }, () => []));
});
