import { readSystemProperties } from './readSystemProperties';
import { readJoyTheme, readMaterialTheme } from './readThemes';
import { readJoyVariables, readMaterialVariables } from './readVariables';

/**
 * Returns data about the themes of the installed packages, by the name of the file that a page
 * imports.
 */
export const readThemeData = (): Readonly<Record<string, object>> => ({
  'material-theme.json': readMaterialTheme(),
  'joy-theme.json': readJoyTheme(),
  'material-variables.json': readMaterialVariables(),
  'joy-variables.json': readJoyVariables(),
  'system-properties.json': readSystemProperties(),
});
