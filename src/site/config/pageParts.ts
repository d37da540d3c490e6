import type { PageParts } from '../../content/node/remarkPageParts';

/** Parts that a page may use by name; only a page that does loads them. */
export const pageParts: PageParts = {
  ColorTool: '@site/src/theme-tools/client/ColorTool',
  IconSearch: '@site/src/icons/client/IconSearch',
  JoyThemeTree: '@site/src/theme-tools/client/JoyThemeTree',
  KeyboardTable: '@site/src/keyboard/client/KeyboardTable',
  JoyVariables: '@site/src/theme-tools/client/JoyVariables',
  MaterialThemeTree: '@site/src/theme-tools/client/MaterialThemeTree',
  MaterialVariables: '@site/src/theme-tools/client/MaterialVariables',
  Playground: '@site/src/playground/client/Playground',
  SystemProperties: '@site/src/theme-tools/client/SystemProperties',
};
