interface MainInput {
  /** Name of the demo's entry file. */
  readonly entry: string;
  readonly dependencies: readonly string[];
  /** The demo's code: a demo with a provider of its own gets none around it. */
  readonly imports: string;
  readonly isTypeScript: boolean;
  readonly isTailwind: boolean;
}

interface Setup {
  readonly imports: readonly string[];
  readonly statements: readonly string[];
  readonly open: string;
  readonly close: string;
}

const NONE: Setup = { imports: [], statements: [], open: '', close: '' };

/** The library's own theme in both modes, following the system. */
const MATERIAL: Setup = {
  imports: [
    "import CssBaseline from '@mui/material/CssBaseline';",
    "import { createTheme, ThemeProvider } from '@mui/material/styles';",
  ],
  statements: ['const theme = createTheme({ colorSchemes: { light: true, dark: true } });'],
  open: '<ThemeProvider theme={theme}>\n      <CssBaseline />',
  close: '</ThemeProvider>',
};

const JOY: Setup = {
  imports: [
    "import CssBaseline from '@mui/joy/CssBaseline';",
    "import { CssVarsProvider } from '@mui/joy/styles';",
  ],
  statements: [],
  open: '<CssVarsProvider defaultMode="system">\n      <CssBaseline />',
  close: '</CssVarsProvider>',
};

function setupOf({ dependencies, imports }: MainInput): Setup {
  // Toolpad's provider brings the theme, the baseline and the mode.
  if (/from ['"]@toolpad\/core\/AppProvider['"]/.test(imports)) return NONE;
  if (dependencies.includes('@mui/joy')) return JOY;
  return dependencies.includes('@mui/material') ? MATERIAL : NONE;
}

/** The file that puts the demo into the document. */
export function createMain(input: MainInput): string {
  const setup = setupOf(input);
  const demo = '<Demo />';
  const tree =
    setup.open === '' ? `    ${demo}` : `    ${setup.open}\n      ${demo}\n    ${setup.close}`;
  const root = input.isTypeScript
    ? "document.getElementById('root') as HTMLElement"
    : "document.getElementById('root')";
  return [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...setup.imports,
    `import Demo from './${input.entry.replace(/\.[jt]sx?$/, '')}';`,
    ...(input.isTailwind ? ["import './tailwind.css';"] : []),
    '',
    ...setup.statements,
    ...(setup.statements.length > 0 ? [''] : []),
    `createRoot(${root}).render(`,
    '  <StrictMode>',
    tree,
    '  </StrictMode>,',
    ');',
    '',
  ].join('\n');
}
