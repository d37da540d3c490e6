import type { PageComponents } from '../writing/content/node/remarkPageComponents';

/** The components that MDX pages can use without importing them, by name. Only pages that use one load it. */
export const pageComponents: PageComponents = {
  CardPicture: '@site/src/demos/cards/client/Cards',
  Cards: '@site/src/demos/cards/client/Cards',
  ChartsClassNames: '@site/src/reference/api-docs/client/ChartsClassNames',
  ColorTool: '@site/src/reference/theme-tools/client/ColorTool',
  DataGridClassNames: '@site/src/reference/api-docs/client/DataGridClassNames',
  DatePickersClassNames: '@site/src/reference/api-docs/client/DatePickersClassNames',
  GridEvents: '@site/src/reference/api-docs/client/GridEvents',
  IconSearch: '@site/src/reference/icons/client/IconSearch',
  JoyClassNames: '@site/src/reference/api-docs/client/JoyClassNames',
  JoyThemeTree: '@site/src/reference/theme-tools/client/JoyThemeTree',
  KeyboardTable: '@site/src/writing/keyboard/client/KeyboardTable',
  JoyVariables: '@site/src/reference/theme-tools/client/JoyVariables',
  MaterialClassNames: '@site/src/reference/api-docs/client/MaterialClassNames',
  MaterialThemeTree: '@site/src/reference/theme-tools/client/MaterialThemeTree',
  MaterialVariables: '@site/src/reference/theme-tools/client/MaterialVariables',
  PlanNotice: '@site/src/writing/content/client/PlanNotice',
  Playground: '@site/src/reference/playground/client/Playground',
  TreeViewClassNames: '@site/src/reference/api-docs/client/TreeViewClassNames',
  StaleNotice: '@site/src/writing/languages/client/StaleNotice',
  SystemProperties: '@site/src/reference/theme-tools/client/SystemProperties',
};
