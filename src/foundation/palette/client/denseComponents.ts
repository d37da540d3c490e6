import type { ThemeOptions } from '@mui/material/styles';
import { COMPONENT_DEFAULTS } from '../model/muiThemeOptions';

const small = { defaultProps: { size: 'small' } } as const;
const denseMargin = { defaultProps: { margin: 'dense' } } as const;

/** Default props for the reader's high-density setting. */
export const DENSE_COMPONENTS: NonNullable<ThemeOptions['components']> = {
  ...COMPONENT_DEFAULTS,
  MuiButton: small,
  MuiIconButton: small,
  MuiFab: small,
  MuiTable: small,
  MuiFilledInput: denseMargin,
  MuiFormControl: denseMargin,
  MuiFormHelperText: denseMargin,
  MuiInputBase: denseMargin,
  MuiInputLabel: denseMargin,
  MuiOutlinedInput: denseMargin,
  MuiTextField: denseMargin,
  MuiListItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};
