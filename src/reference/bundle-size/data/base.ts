import type { MeasuredBase } from '../model/types';

/**
 * What an app that uses Material UI has anyway. MUI X and the Lab are measured on top of it too.
 */
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

/** Returns the base that a product's components are measured against. */
export function findBase(productId: string): MeasuredBase {
  return productId === 'joy-ui' ? JOY_BASE : MATERIAL_BASE;
}
