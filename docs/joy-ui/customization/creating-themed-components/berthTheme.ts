import type { StyleOverrides } from '@mui/joy/styles';
import type { BerthProps } from './Berth';

declare module '@mui/joy/styles' {
  interface Components<Theme = unknown> {
    DocsBerth?: {
      defaultProps?: Partial<BerthProps>;
      styleOverrides?: StyleOverrides<'root' | 'number', BerthProps, Theme>;
    };
  }
}
