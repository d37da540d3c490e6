import type { MeasuredBase } from '../model/types';

/** A page that uses a library has these; the X packages and the lab come on top of Material UI. */
const MATERIAL_BASE: MeasuredBase = {
  names: ['Button', 'Box', 'ThemeProvider'],
  code: `export { default as BaseButton } from '@mui/material/Button';
export { default as BaseBox } from '@mui/material/Box';
export { ThemeProvider as BaseProvider, createTheme as baseTheme } from '@mui/material/styles';`,
};

const JOY_BASE: MeasuredBase = {
  names: ['Button', 'Box', 'CssVarsProvider'],
  code: `export { default as BaseButton } from '@mui/joy/Button';
export { default as BaseBox } from '@mui/joy/Box';
export { CssVarsProvider as BaseProvider, extendTheme as baseTheme } from '@mui/joy/styles';`,
};

/** The base that a product's components are measured against. */
export function findBase(productId: string): MeasuredBase {
  return productId === 'joy-ui' ? JOY_BASE : MATERIAL_BASE;
}
