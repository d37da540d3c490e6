import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Checks that every boundary in eslint.config.mjs is enforced, because a glob that matches nothing
 * isn't reported. Each case lints code as if it were in the given file; the files that it imports
 * exist.
 */
const ROOT = path.resolve(__dirname, '../../..');

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
  ['model imports client', 'src/shell/navigation/model/x.ts', '../client/findFirstPage'],
  ['model imports node', 'src/shell/navigation/model/x.ts', '../node/listPages'],
  ['model imports a swizzle', 'src/shell/navigation/model/x.ts', '../../../theme/Root'],
  ['client imports node', 'src/shell/navigation/client/x.ts', '../node/listPages'],
  [
    'client imports a command',
    'src/shell/navigation/client/x.ts',
    '../../../tooling/cli/findChromium',
  ],
  ['client imports a plugin', 'src/demos/demos/client/x.ts', '../../../plugins/demos/index'],
  ['node imports client', 'src/shell/navigation/node/x.ts', '../client/findFirstPage'],
  [
    'a demo imports the site',
    'docs/material-ui/react-button/X.tsx',
    '../../../src/foundation/site/model/paths',
  ],
  [
    'foundation imports shell',
    'src/foundation/site/model/x.ts',
    '../../../shell/navigation/model/flattenPages',
  ],
  [
    'foundation imports demos',
    'src/foundation/palette/model/x.ts',
    '../../../demos/demos/model/types',
  ],
  [
    'shell imports reference',
    'src/shell/navigation/model/x.ts',
    '../../../reference/api-docs/model/types',
  ],
  ['writing imports demos', 'src/writing/code/client/x.ts', '../../../demos/demos/client/Demo'],
  ['demos imports reader', 'src/demos/demos/client/x.ts', '../../../reader/start/client/StartPage'],
  [
    'reader imports publish',
    'src/reader/search/node/x.ts',
    '../../../publish/hosting/node/readBuild',
  ],
  ['publish imports tooling', 'src/publish/hosting/node/x.ts', '../../../tooling/cli/findChromium'],
  ['publish imports the configuration', 'src/publish/hosting/node/x.ts', '../../../config/theme'],
  [
    'preferences imports color-mode',
    'src/foundation/preferences/model/x.ts',
    '../../color-mode/model/colorMode',
  ],
  [
    'settings imports navigation',
    'src/shell/settings/client/x.ts',
    '../../navigation/model/flattenPages',
  ],
] as const;

const ALLOWED_IMPORTS = [
  ['model imports model', 'src/shell/navigation/model/x.ts', './flattenPages'],
  ['client imports model', 'src/shell/navigation/client/x.ts', '../model/flattenPages'],
  [
    'a higher group imports a lower one',
    'src/demos/demos/client/x.ts',
    '../../../writing/code/model/constants',
  ],
  ['a command imports the configuration', 'src/tooling/cli/x.ts', '../../config/theme'],
  ["a group's browser test imports the tools", 'src/reader/search/x.e2e.ts', './browser/site'],
] as const;

const RULE_VIOLATIONS = [
  ['src/shell/navigation/model/x.ts', importing('node:fs'), 'import-x/no-nodejs-modules'],
  ['src/shell/navigation/client/x.ts', importing('node:fs'), 'import-x/no-nodejs-modules'],
  ['src/shell/navigation/model/x.ts', 'export default 1;\n', 'import-x/no-default-export'],
  [
    'src/shell/navigation/client/x.ts',
    "import { useColorMode } from '@docusaurus/theme-common';\n\nvoid useColorMode;\n",
    'no-restricted-imports',
  ],
  [
    'src/shell/navigation/client/x.ts',
    'export const all = document.cookie;\n',
    'no-restricted-syntax',
  ],
  [
    'src/shell/navigation/model/x.ts',
    'export const a: any = 1;\n',
    '@typescript-eslint/no-explicit-any',
  ],
  [
    'src/shell/navigation/client/x.tsx',
    "import { translate } from '@docusaurus/Translate';\n\nexport const t = (message: string) => translate({ id: 'a', message });\n",
    '@docusaurus/string-literal-i18n-messages',
  ],
  [
    'src/shell/navigation/model/x.ts',
    Array.from(
      { length: 201 },
      (_, line) => `export const a${String(line)} = ${String(line)};`,
    ).join('\n'),
    'max-lines',
  ],
] as const;

const EXCEPTIONS = [
  ['src/foundation/preferences/client/x.ts', 'export const all = document.cookie;\n'],
  ['src/theme/X/index.tsx', 'export default 1;\n'],
  ['src/shell/navigation/client/XPage.tsx', 'export default 1;\n'],
] as const;

const verdicts = lint([
  ...CROSSINGS.map(([, file, source]) => [file, importing(source)] as const),
  ...RULE_VIOLATIONS.map(([file, text]) => [file, text] as const),
  ...ALLOWED_IMPORTS.map(([, file, source]) => [file, importing(source)] as const),
  ...EXCEPTIONS,
]);
const firstAllowed = CROSSINGS.length + RULE_VIOLATIONS.length;

test.each(CROSSINGS.map(([name], index) => [name, verdicts[index]] as const))(
  'rejected: %s',
  (_name, rules) => {
    expect(rules).toContain(PATHS);
  },
);

test.each(
  RULE_VIOLATIONS.map(([, , rule], index) => [rule, verdicts[CROSSINGS.length + index]] as const),
)('rejected by %s', (rule, rules) => {
  expect(rules).toContain(rule);
});

test('allowed: imports of lower layers, and the exceptions to rules', () => {
  const allowed = verdicts.slice(firstAllowed);
  const count = ALLOWED_IMPORTS.length + EXCEPTIONS.length;
  expect(allowed).toEqual(Array.from({ length: count }, () => []));
});
