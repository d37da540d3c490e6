import type { PageParts } from '../../content/node/remarkPageParts';

/** Parts that a page may use by name; only a page that does loads them. */
export const pageParts: PageParts = {
  ChartsClassNames: '@site/src/api-docs/client/ChartsClassNames',
  ColorTool: '@site/src/theme-tools/client/ColorTool',
  DataGridClassNames: '@site/src/api-docs/client/DataGridClassNames',
  DatePickersClassNames: '@site/src/api-docs/client/DatePickersClassNames',
  GridEvents: '@site/src/api-docs/client/GridEvents',
  IconSearch: '@site/src/icons/client/IconSearch',
  JoyClassNames: '@site/src/api-docs/client/JoyClassNames',
  JoyThemeTree: '@site/src/theme-tools/client/JoyThemeTree',
  KeyboardTable: '@site/src/keyboard/client/KeyboardTable',
  JoyVariables: '@site/src/theme-tools/client/JoyVariables',
  MaterialClassNames: '@site/src/api-docs/client/MaterialClassNames',
  MaterialThemeTree: '@site/src/theme-tools/client/MaterialThemeTree',
  MaterialVariables: '@site/src/theme-tools/client/MaterialVariables',
  Playground: '@site/src/playground/client/Playground',
  TreeViewClassNames: '@site/src/api-docs/client/TreeViewClassNames',
  StaleNotice: '@site/src/languages/client/StaleNotice',
  SystemProperties: '@site/src/theme-tools/client/SystemProperties',
  UntranslatedNotice: '@site/src/languages/client/UntranslatedNotice',
};
