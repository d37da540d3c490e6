import { extendTheme, type PaletteRange } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface Palette {
    harbor: PaletteRange;
  }
}
declare module '@mui/joy/Button' {
  interface ButtonPropsColorOverrides {
    harbor: true;
  }
}

const token = (name: string) => `var(--role-palette-harbor-${name})`;

const shades = { 100: '#f1dff0', 200: '#e2bfe0', 300: '#cf97cc', 500: '#7d2f7a', 700: '#521c50' };
const solid = {
  solidColor: '#fff',
  solidBg: token('500'),
  solidHoverBg: token('700'),
  solidActiveBg: token('700'),
};

export const harborTheme = extendTheme({
  cssVarPrefix: 'role',
  colorSchemeSelector: 'data-role-scheme',
  colorSchemes: {
    light: {
      palette: {
        harbor: { ...shades, ...solid, softColor: token('700'), softBg: token('100') },
      },
    },
    dark: {
      palette: {
        harbor: { ...shades, ...solid, softColor: token('200'), softBg: token('700') },
      },
    },
  },
});
