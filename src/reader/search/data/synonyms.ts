/** Other names for a page. */
export interface Synonym {
  /** Pathname of a page in a navigation tree, even if it isn't written yet. */
  readonly page: string;
  /** Synonyms in any language, separated by commas. The title's words and exported names don't need to be listed. */
  readonly words: string;
}

/**
 * What readers type if they don't know our names. A search for one of these words finds the page. List
 * words that people use, not near-synonyms from a thesaurus, because each word makes other results a
 * little less likely.
 */
export const SYNONYMS: readonly Synonym[] = [
  // Material UI: getting started and guides
  { page: '/material-ui/getting-started', words: 'introduction, what is mui, 入门' },
  {
    page: '/material-ui/getting-started/installation',
    words:
      'install, npm install, peer dependency, peer dependencies, yarn add, pnpm add, setup, set up, cdn, roboto, 安装',
  },
  {
    page: '/material-ui/getting-started/usage',
    words: 'quickstart, quick start, first steps, hello world, begin, 快速开始',
  },
  {
    page: '/material-ui/getting-started/example-projects',
    words: 'starter, boilerplate, vite, remix, cra',
  },
  { page: '/material-ui/getting-started/templates', words: 'landing page, checkout, blog layout' },
  { page: '/material-ui/getting-started/faq', words: 'questions, troubleshooting' },
  {
    page: '/material-ui/getting-started/supported-platforms',
    words: 'browser support, internet explorer, safari, react version',
  },
  { page: '/material-ui/getting-started/support', words: 'help, stack overflow, discord, bug' },
  {
    page: '/material-ui/guides/minimizing-bundle-size',
    words: 'tree shaking, barrel imports, slow dev server, path imports',
  },
  { page: '/material-ui/guides/server-rendering', words: 'ssr, hydration, server side' },
  { page: '/material-ui/guides/responsive-ui', words: 'mobile, adaptive' },
  { page: '/material-ui/guides/testing', words: 'jest, testing library, unit test, vitest' },
  {
    page: '/material-ui/guides/localization',
    words: 'i18n, translation, language, locale, 国际化',
  },
  {
    page: '/material-ui/guides/typescript',
    words: 'types, module augmentation, type error, declare module',
  },
  {
    page: '/material-ui/guides/composition',
    words: 'polymorphic, wrapping components, as prop, ref forwarding, component prop',
  },
  { page: '/material-ui/guides/content-security-policy', words: 'csp, nonce' },
  { page: '/material-ui/integrations/nextjs', words: 'next.js, app router, pages router' },
  { page: '/material-ui/integrations/routing', words: 'react router, link component, navigate' },
  { page: '/material-ui/integrations/tailwindcss/tailwindcss-v4', words: 'utility classes' },
  { page: '/material-ui/integrations/styled-components', words: 'sc engine, styling engine' },
  { page: '/material-ui/integrations/interoperability', words: 'css modules, plain css, emotion' },
  { page: '/material-ui/migration/upgrade-to-v7', words: 'version 7, breaking changes, v7' },
  { page: '/material-ui/migration/upgrade-to-v6', words: 'version 6, v6' },
  { page: '/material-ui/migration/migration-v4', words: 'version 5, v5, material-ui core' },
  { page: '/material-ui/migration/migrating-from-jss', words: 'makeStyles, withStyles, tss' },
  {
    page: '/material-ui/migration/migrating-from-deprecated-apis',
    words: 'codemod, deprecated props, renamed props',
  },

  // Material UI: components
  {
    page: '/material-ui/react-autocomplete',
    words: 'combobox, typeahead, combo box, multiselect, tag input, searchable select, 自动完成',
  },
  {
    page: '/material-ui/react-button',
    words: 'cta, call to action, loading button, file upload, upload, submit, ripple, 按钮',
  },
  { page: '/material-ui/react-button-group', words: 'split button, segmented' },
  { page: '/material-ui/react-checkbox', words: 'tick box, indeterminate, check, 复选框' },
  { page: '/material-ui/react-floating-action-button', words: 'fab, round button' },
  { page: '/material-ui/react-radio-button', words: 'radio group, option button, 单选框' },
  { page: '/material-ui/react-rating', words: 'stars, review, 评分' },
  { page: '/material-ui/react-select', words: 'dropdown, drop-down, picker list, listbox, 下拉框' },
  { page: '/material-ui/react-slider', words: 'range input, volume, scrubber, 滑块' },
  { page: '/material-ui/react-switch', words: 'toggle, on off, lever, 开关' },
  {
    page: '/material-ui/react-text-field',
    words:
      'textfeild, input, textbox, text input, form field, password, number input, textarea, 输入框, 文本框',
  },
  { page: '/material-ui/react-transfer-list', words: 'dual listbox, shuttle, move items' },
  { page: '/material-ui/react-toggle-button', words: 'segmented control, button toggle, pressed' },
  { page: '/material-ui/react-avatar', words: 'profile picture, initials, user image, 头像' },
  { page: '/material-ui/react-badge', words: 'counter, notification dot, unread, 徽标' },
  { page: '/material-ui/react-chip', words: 'tag, pill, token, label, 标签' },
  { page: '/material-ui/react-divider', words: 'separator, horizontal rule, hr, 分割线' },
  { page: '/material-ui/icons', words: 'svg icon, font icon, font awesome, 图标' },
  { page: '/material-ui/material-icons', words: 'icon list, icon search, all icons' },
  { page: '/material-ui/react-list', words: 'list item, menu list, nested list, 列表' },
  { page: '/material-ui/react-table', words: 'html table, rows, sticky header, 表格' },
  { page: '/material-ui/react-tooltip', words: 'hover text, hint, title, 提示' },
  { page: '/material-ui/react-typography', words: 'text, heading, paragraph, font, h1, 排版' },
  { page: '/material-ui/react-alert', words: 'banner, message, callout, error message, 警告' },
  { page: '/material-ui/react-backdrop', words: 'overlay, scrim, dim, 遮罩' },
  {
    page: '/material-ui/react-dialog',
    words:
      'modal, popup, lightbox, confirm, confirmation, prompt, window, alert box, 弹窗, 对话框, maximum width',
  },
  {
    page: '/material-ui/react-progress',
    words: 'spinner, loader, loading bar, circular, linear, 进度条',
  },
  {
    page: '/material-ui/react-skeleton',
    words: 'placeholder, loading placeholder, skeleton loader, shimmer, ghost, 骨架屏',
  },
  { page: '/material-ui/react-snackbar', words: 'toast, notification, flash message, 消息条' },
  {
    page: '/material-ui/react-accordion',
    words: 'expansion panel, collapsible, disclosure, 折叠面板',
  },
  {
    page: '/material-ui/react-app-bar',
    words: 'navbar, header, top bar, navigation bar, toolbar, menubar, 导航栏, 应用栏',
  },
  { page: '/material-ui/react-card', words: 'tile, panel, product card, 卡片' },
  { page: '/material-ui/react-paper', words: 'elevation, surface, sheet, shadow, 纸张' },
  { page: '/material-ui/react-bottom-navigation', words: 'tab bar, mobile navigation' },
  { page: '/material-ui/react-breadcrumbs', words: 'breadcrumb trail, path, 面包屑' },
  { page: '/material-ui/react-drawer', words: 'sidebar, side menu, sidenav, off-canvas, 抽屉' },
  { page: '/material-ui/react-link', words: 'anchor, hyperlink, underline, 链接' },
  { page: '/material-ui/react-menu', words: 'dropdown menu, context menu, kebab menu, 菜单' },
  { page: '/material-ui/react-pagination', words: 'pager, page numbers, 分页' },
  { page: '/material-ui/react-speed-dial', words: 'fab menu, quick actions' },
  { page: '/material-ui/react-stepper', words: 'wizard, steps, progress steps, 步骤条' },
  { page: '/material-ui/react-tabs', words: 'tab panel, tab list, 选项卡' },
  { page: '/material-ui/react-box', words: 'div, wrapper, layout element' },
  { page: '/material-ui/react-container', words: 'center content, max width, page width' },
  { page: '/material-ui/react-grid', words: 'columns, layout grid, row, twelve columns, 栅格' },
  { page: '/material-ui/react-grid-legacy', words: 'grid v1, item xs, old grid' },
  { page: '/material-ui/react-stack', words: 'flex, vertical layout, horizontal layout, gap' },
  { page: '/material-ui/react-image-list', words: 'gallery, image grid, GridList' },
  { page: '/material-ui/react-click-away-listener', words: 'outside click, click outside' },
  { page: '/material-ui/react-css-baseline', words: 'normalize, css reset, body margin' },
  {
    page: '/material-ui/react-init-color-scheme-script',
    words: 'flicker, dark mode flash, no flash, fouc',
  },
  { page: '/material-ui/react-modal', words: 'focus trap, overlay, unstyled dialog' },
  { page: '/material-ui/react-no-ssr', words: 'client only, defer rendering' },
  { page: '/material-ui/react-popover', words: 'flyout, popup panel, bubble' },
  { page: '/material-ui/react-popper', words: 'positioning, floating, anchor element' },
  { page: '/material-ui/react-portal', words: 'render outside, teleport' },
  { page: '/material-ui/react-textarea-autosize', words: 'auto grow, growing textarea' },
  { page: '/material-ui/transitions', words: 'animation, fade, grow, slide, zoom, collapse' },
  { page: '/material-ui/react-use-media-query', words: 'breakpoint hook, matchMedia, responsive' },
  { page: '/material-ui/react-masonry', words: 'pinterest, waterfall layout' },
  { page: '/material-ui/react-timeline', words: 'history, events, chronology' },

  // Material UI: customization
  {
    page: '/material-ui/customization/how-to-customize',
    words: 'override styles, css override, global styles, restyle',
  },
  {
    page: '/material-ui/customization/overriding-component-structure',
    words: 'slots, replace parts, slotProps',
  },
  {
    page: '/material-ui/customization/dark-mode',
    words: 'night mode, dark theme, light mode, color scheme, prefers-color-scheme, 暗色, 深色模式',
  },
  { page: '/material-ui/customization/color', words: 'material colors, hue, color tool' },
  { page: '/material-ui/customization/right-to-left', words: 'rtl, arabic, hebrew, bidi, stylis' },
  { page: '/material-ui/customization/shadow-dom', words: 'web component, shadow root' },
  { page: '/material-ui/customization/default-theme', words: 'theme object, theme values' },
  { page: '/material-ui/customization/theming', words: 'theme, ThemeProvider, createTheme, 主题' },
  {
    page: '/material-ui/customization/theme-components',
    words: 'default props, style overrides, variants, MuiButton',
  },
  {
    page: '/material-ui/customization/palette',
    words:
      'brand color, primary color, secondary color, colors, contrast, augmentColor, 调色板, 颜色',
  },
  { page: '/material-ui/customization/typography', words: 'fonts, font family, font size' },
  { page: '/material-ui/customization/spacing', words: 'margin, padding, gap scale, 间距' },
  { page: '/material-ui/customization/breakpoints', words: 'screen size, media query, 断点' },
  { page: '/material-ui/customization/container-queries', words: 'container size' },
  { page: '/material-ui/customization/density', words: 'compact, dense' },
  { page: '/material-ui/customization/z-index', words: 'stacking order, layers, behind' },
  { page: '/material-ui/customization/css-theme-variables/overview', words: 'css vars, tokens' },
  { page: '/material-ui/customization/css-layers', words: '@layer, cascade, specificity' },

  // MUI System
  { page: '/system/getting-started', words: 'style utilities, styled system' },
  {
    page: '/system/getting-started/the-sx-prop',
    words: 'inline style, superset, responsive values, sx, css prop, sx属性',
  },
  { page: '/system/properties', words: 'sx keys, shorthand, all properties' },
  { page: '/system/borders', words: 'border radius, rounded corners' },
  { page: '/system/display', words: 'hide, visibility, overflow' },
  { page: '/system/flexbox', words: 'align items, justify content, flex' },
  { page: '/system/positions', words: 'absolute, sticky, fixed, z-index' },
  { page: '/system/shadows', words: 'box shadow, elevation' },
  { page: '/system/sizing', words: 'width, height, full width, max width' },
  { page: '/system/spacing', words: 'margin, padding, mt, px, mx' },
  { page: '/system/screen-readers', words: 'visually hidden, sr only' },
  { page: '/system/styled', words: 'styled components, styled utility, createStyled' },
  { page: '/system/react-box', words: 'div, wrapper, polymorphic, component prop' },
  { page: '/system/react-container', words: 'center content' },
  { page: '/system/react-grid', words: 'columns, layout' },
  { page: '/system/react-stack', words: 'flex, gap' },

  // Joy UI
  { page: '/joy-ui/getting-started', words: 'joy design, about joy' },
  { page: '/joy-ui/getting-started/installation', words: 'install, npm, setup' },
  { page: '/joy-ui/main-features/color-inversion', words: 'invertedColors, inverse' },
  { page: '/joy-ui/main-features/global-variants', words: 'solid, soft, outlined, plain' },
  { page: '/joy-ui/react-autocomplete', words: 'combobox, typeahead' },
  { page: '/joy-ui/react-button', words: 'icon button, loading button, toggle button, 按钮' },
  { page: '/joy-ui/react-input', words: 'text field, textbox, password' },
  { page: '/joy-ui/react-modal', words: 'dialog, popup, ModalDialog' },
  { page: '/joy-ui/react-select', words: 'dropdown, multiselect' },
  { page: '/joy-ui/react-sheet', words: 'paper, surface' },
  { page: '/joy-ui/react-snackbar', words: 'toast, notification' },
  { page: '/joy-ui/react-switch', words: 'toggle' },
  { page: '/joy-ui/react-linear-progress', words: 'progress bar, loading' },
  { page: '/joy-ui/react-circular-progress', words: 'spinner, loader' },
  { page: '/joy-ui/react-drawer', words: 'sidebar, side menu' },
  { page: '/joy-ui/react-menu', words: 'dropdown menu' },
  { page: '/joy-ui/react-toggle-button-group', words: 'segmented control' },
  { page: '/joy-ui/customization/dark-mode', words: 'night mode, dark theme' },

  // MUI X Data Grid
  {
    page: '/x/react-data-grid',
    words: 'datatable, data table, spreadsheet, grid view, excel, table component, 数据表格',
  },
  {
    page: '/x/react-data-grid/column-definition',
    words:
      'colDef, columns, GridColDef, valueGetter, valueFormatter, renderCell, action column, 列定义',
  },
  { page: '/x/react-data-grid/column-dimensions', words: 'resize columns, column width, autosize' },
  { page: '/x/react-data-grid/column-visibility', words: 'hide columns, show columns' },
  { page: '/x/react-data-grid/column-pinning', words: 'freeze columns, sticky columns' },
  { page: '/x/react-data-grid/column-ordering', words: 'reorder columns, drag columns' },
  { page: '/x/react-data-grid/row-ordering', words: 'drag rows, reorder rows' },
  { page: '/x/react-data-grid/master-detail', words: 'expandable rows, detail panel' },
  { page: '/x/react-data-grid/editing', words: 'edit cells, inline edit, crud' },
  { page: '/x/react-data-grid/sorting', words: 'order by, sort model' },
  { page: '/x/react-data-grid/filtering', words: 'filter model, search rows' },
  { page: '/x/react-data-grid/filtering/quick-filter', words: 'search box, global search' },
  { page: '/x/react-data-grid/pagination', words: 'page size, rows per page' },
  { page: '/x/react-data-grid/row-selection', words: 'select rows, checkbox selection' },
  { page: '/x/react-data-grid/virtualization', words: 'large data, infinite scroll, windowing' },
  { page: '/x/react-data-grid/tree-data', words: 'hierarchy, nested rows' },
  { page: '/x/react-data-grid/aggregation', words: 'sum, total, average, footer row' },
  { page: '/x/react-data-grid/export', words: 'csv, excel, print, download' },
  { page: '/x/react-data-grid/clipboard', words: 'copy paste' },
  { page: '/x/react-data-grid/server-side-data', words: 'backend, lazy loading, data source' },
  { page: '/x/react-data-grid/style', words: 'row color, cell class, zebra' },
  { page: '/x/react-data-grid/overlays', words: 'empty state, no rows, loading' },
  { page: '/x/introduction/licensing', words: 'license key, pro, premium, price, watermark' },

  // MUI X pickers, charts, trees
  {
    page: '/x/react-date-pickers/date-picker',
    words: 'datepicker, calendar, time zone, choose a date, birthday, minDate, maxDate, 日期选择',
  },
  { page: '/x/react-date-pickers/date-range-picker', words: 'from to, period, start end date' },
  { page: '/x/react-date-pickers/time-picker', words: 'clock, hours, minutes' },
  { page: '/x/react-date-pickers/date-time-picker', words: 'datetime, timestamp' },
  { page: '/x/react-date-pickers/date-calendar', words: 'month view, inline calendar' },
  { page: '/x/react-date-pickers/timezone', words: 'utc, time zone' },
  { page: '/x/react-date-pickers/localization', words: 'i18n, language, date format' },
  { page: '/x/react-date-pickers/validation', words: 'disable dates, minDate, shouldDisableDate' },
  {
    page: '/x/react-charts/bars',
    words: 'column chart, histogram, bar graph, graph, stacked bars, 柱状图',
  },
  { page: '/x/react-charts/lines', words: 'line graph, area chart, trend' },
  { page: '/x/react-charts/pie', words: 'donut, doughnut' },
  { page: '/x/react-charts/scatter', words: 'bubble chart, points' },
  { page: '/x/react-charts/gauge', words: 'speedometer, meter' },
  { page: '/x/react-charts/sparkline', words: 'mini chart, inline chart' },
  { page: '/x/react-charts/axis', words: 'scale, ticks, logarithmic' },
  { page: '/x/react-charts/tooltip', words: 'hover values' },
  {
    page: '/x/react-tree-view/simple-tree-view/items',
    words: 'tree, hierarchy, file explorer, folder tree, nested list, TreeItem, 树形',
  },
  { page: '/x/react-tree-view/rich-tree-view/items', words: 'data driven tree, tree data' },
  { page: '/x/react-tree-view/rich-tree-view/ordering', words: 'drag and drop' },

  // Toolpad Core
  {
    page: '/toolpad/core/react-dashboard-layout',
    words: 'admin panel, dashboard, sidebar layout, shell, app layout, admin template, 仪表板',
  },
  {
    page: '/toolpad/core/react-sign-in-page',
    words: 'login, log in, sign up, authentication, oauth, credentials, passkey, auth, 登录',
  },
  { page: '/toolpad/core/react-account', words: 'user menu, log out, profile' },
  { page: '/toolpad/core/react-app-provider', words: 'navigation config, branding' },
  { page: '/toolpad/core/react-page-container', words: 'page header, breadcrumbs' },
  { page: '/toolpad/core/react-crud', words: 'create read update delete, list and form' },
  { page: '/toolpad/core/react-use-dialogs', words: 'confirm, alert, prompt, imperative dialog' },
  { page: '/toolpad/core/react-use-notifications', words: 'toast, snackbar queue' },
  { page: '/toolpad/core/react-persistent-state', words: 'local storage, session storage' },
];
