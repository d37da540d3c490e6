import type { ComponentsOverrides, Theme } from '@mui/material/styles';
import type { MeterProps } from './Meter';

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    DocsMeter: 'root' | 'value';
  }
  interface ComponentsPropsList {
    DocsMeter: Partial<MeterProps>;
  }
  interface Components {
    DocsMeter?: {
      defaultProps?: ComponentsPropsList['DocsMeter'];
      styleOverrides?: ComponentsOverrides<Theme>['DocsMeter'];
    };
  }
}
