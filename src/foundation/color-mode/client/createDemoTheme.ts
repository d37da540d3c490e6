import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { COMPONENT_DEFAULTS, createMuiThemeOptions } from '../../palette/model/muiThemeOptions';
import { DENSE_COMPONENTS } from '../../palette/client/denseComponents';
import { matchSiteMedia } from './matchSiteMedia';

/** Toolpad's provider queries the system's color scheme; this makes it get the site's instead. */
const USE_SITE_MODE = { MuiUseMediaQuery: { defaultProps: { matchMedia: matchSiteMedia } } };

interface Options {
  readonly direction: 'ltr' | 'rtl';
  readonly isDense: boolean;
  /** Whether the demo is alone in its document. Its media queries then see the site's color mode. */
  readonly isStandalone: boolean;
}

/** Creates the theme of a Material UI demo, both for published previews and for edited code. */
export function createDemoTheme({ direction, isDense, isStandalone }: Options): Theme {
  const components = isDense ? DENSE_COMPONENTS : COMPONENT_DEFAULTS;
  return createTheme({
    ...createMuiThemeOptions(),
    direction,
    components: isStandalone ? { ...components, ...USE_SITE_MODE } : components,
  });
}
