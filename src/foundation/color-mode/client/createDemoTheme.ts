import { createTheme } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { COMPONENT_DEFAULTS, createMuiThemeOptions } from '../../palette/model/muiThemeOptions';
import { DENSE_COMPONENTS } from '../../palette/client/denseComponents';
import { matchSiteMedia } from './matchSiteMedia';

/** Toolpad's provider asks the system for its mode, from within the theme. */
const FOLLOWS_SITE = { MuiUseMediaQuery: { defaultProps: { matchMedia: matchSiteMedia } } };

interface Options {
  readonly direction: 'ltr' | 'rtl';
  readonly isDense: boolean;
  /** Whether the demo has a document to itself: then the mode it asks for is the site's. */
  readonly isStandalone: boolean;
}

/** The theme of a Material UI demo, as it's published and as a reader edits it. */
export function createDemoTheme({ direction, isDense, isStandalone }: Options): Theme {
  const components = isDense ? DENSE_COMPONENTS : COMPONENT_DEFAULTS;
  return createTheme({
    ...createMuiThemeOptions(),
    direction,
    components: isStandalone ? { ...components, ...FOLLOWS_SITE } : components,
  });
}
