interface MainInput {
  /** Name of the demo's entry file. */
  readonly entry: string;
  readonly dependencies: readonly string[];
  /** The code of all files. A demo that renders its own provider isn't wrapped in another one. */
  readonly code: string;
  readonly isTypeScript: boolean;
  readonly isTailwind: boolean;
}

interface Wrapper {
  readonly imports: readonly string[];
  readonly statements: readonly string[];
  readonly open: string;
  readonly close: string;
}

const NONE: Wrapper = { imports: [], statements: [], open: '', close: '' };

/** The library's default theme in both color modes, following the system. */
const MATERIAL: Wrapper = {
  imports: [
    "import CssBaseline from '@mui/material/CssBaseline';",
    "import { createTheme, ThemeProvider } from '@mui/material/styles';",
  ],
  statements: ['const theme = createTheme({ colorSchemes: { light: true, dark: true } });'],
  open: '<ThemeProvider theme={theme}>\n      <CssBaseline />',
  close: '</ThemeProvider>',
};

const JOY: Wrapper = {
  imports: [
    "import CssBaseline from '@mui/joy/CssBaseline';",
    "import { CssVarsProvider } from '@mui/joy/styles';",
  ],
  statements: [],
  open: '<CssVarsProvider defaultMode="system">\n      <CssBaseline />',
  close: '</CssVarsProvider>',
};

function getWrapper({ dependencies, code }: MainInput): Wrapper {
  // Toolpad's provider includes the theme, CssBaseline, and the color mode.
  if (/from ['"]@toolpad\/core\/AppProvider['"]/.test(code)) return NONE;
  if (dependencies.includes('@mui/joy')) return JOY;
  return dependencies.includes('@mui/material') ? MATERIAL : NONE;
}

/** Returns the code of the project's entry file, which renders the demo into the document. */
export function createMain(input: MainInput): string {
  const wrapper = getWrapper(input);
  const demo = '<Demo />';
  const tree =
    wrapper.open === ''
      ? `    ${demo}`
      : `    ${wrapper.open}\n      ${demo}\n    ${wrapper.close}`;
  const root = input.isTypeScript
    ? "document.getElementById('root') as HTMLElement"
    : "document.getElementById('root')";
  return [
    "import { StrictMode } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...wrapper.imports,
    `import Demo from './${input.entry.replace(/\.[jt]sx?$/, '')}';`,
    ...(input.isTailwind ? ["import './tailwind.css';"] : []),
    '',
    ...wrapper.statements,
    ...(wrapper.statements.length > 0 ? [''] : []),
    `createRoot(${root}).render(`,
    '  <StrictMode>',
    tree,
    '  </StrictMode>,',
    ');',
    '',
  ].join('\n');
}
