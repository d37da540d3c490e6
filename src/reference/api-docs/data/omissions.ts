import type { Omission } from '../model/checkOmissions';

/**
 * Component exports that deliberately have no API page. `npm run check:content` fails for an export
 * that neither a navigation tree nor this list names, so every component that an upgrade adds gets
 * a page or a reason.
 */
export const OMISSIONS: readonly Omission[] = [
  {
    package: '@mui/material',
    reason: 'Providers are explained by the guides on theming and styling.',
    names:
      'StyledEngineProvider ThemeProvider CssVarsProvider Experimental_CssVarsProvider Unstable_TrapFocus',
  },
  {
    package: '@mui/material',
    reason: 'Styled parts of a component without props beyond those of their element.',
    names:
      'BackdropRoot BadgeRoot BadgeMark MenuPaper ModalRoot PopoverRoot PopoverPaper SliderRoot SliderMark SliderMarkLabel SliderRail SliderTrack SliderThumb SliderValueLabel',
  },
  {
    package: '@mui/lab',
    reason: 'Moved to MUI X; the remaining exports only point there.',
    names:
      'CalendarPicker CalendarPickerSkeleton ClockPicker DatePicker DateRangePicker DateRangePickerDay DateTimePicker DesktopDatePicker DesktopDateRangePicker DesktopDateTimePicker DesktopTimePicker LocalizationProvider MobileDatePicker MobileDateRangePicker MobileDateTimePicker MobileTimePicker MonthPicker PickersDay StaticDatePicker StaticDateRangePicker StaticDateTimePicker StaticTimePicker TimePicker TreeItem TreeView YearPicker',
  },
  {
    package: '@mui/lab',
    reason: 'Deprecated: the Button of @mui/material has a loading prop.',
    names: 'LoadingButton',
  },
  {
    package: '@mui/joy',
    reason: 'Providers, and components without props to document.',
    names: 'GlobalStyles Container Dropdown CssVarsProvider ThemeProvider StyledEngineProvider',
  },
  {
    package: '@mui/system',
    reason: 'Providers of the styling engine, explained by the guides.',
    names: 'StyledEngineProvider GlobalStyles',
  },
  {
    package: '@mui/x-data-grid',
    reason: 'Parts that the grid renders itself and that only work inside it.',
    names:
      'GridColumnHeaders GridBody GridFooterPlaceholder GridSkeletonCell GridRoot GridFooterContainer GridColumnHeaderItem GridColumnHeaderSeparator GridColumnHeaderSortIcon GridColumnHeaderFilterIconButton GridColumnHeaderTitle GridCellCheckboxForwardRef GridCellCheckboxRenderer GridGenericColumnMenu GridColumnHeaderMenu GridColumnMenuContainer GridMenu GridPanelContent GridPanelFooter GridPanelHeader GridPanelWrapper GridHeader GridShadowScrollArea GridContextProvider GridPortalWrapper',
  },
  {
    package: '@mui/x-data-grid',
    reason: 'The extractor finds no members in its type, which only has the props of an input.',
    names: 'GridEditInputCell',
  },
  {
    package: '@mui/x-data-grid',
    reason: 'Deprecated parts of the toolbar before version 8.',
    names:
      'GridToolbarContainer GridToolbarExport GridToolbar GridToolbarColumnsButton GridToolbarDensitySelector GridToolbarFilterButton',
  },
  {
    package: '@mui/x-data-grid',
    reason: 'Icons: they accept the props of SvgIcon.',
    names:
      'GridColumnUnsortedIcon GridArrowUpwardIcon GridArrowDownwardIcon GridKeyboardArrowRight GridExpandMoreIcon GridFilterListIcon GridFilterAltIcon GridSearchIcon GridMenuIcon GridCheckCircleIcon GridUndoIcon GridRedoIcon GridColumnIcon GridSeparatorIcon GridViewHeadlineIcon GridTableRowsIcon GridViewStreamIcon GridTripleDotsVerticalIcon GridCloseIcon GridAddIcon GridRemoveIcon GridLoadIcon GridDragIcon GridCheckIcon GridMoreVertIcon GridVisibilityOffIcon GridViewColumnIcon GridClearIcon GridDeleteIcon GridDeleteForeverIcon GridDownloadIcon GridLongTextCellExpandIcon GridLongTextCellCollapseIcon',
  },
  {
    package: '@mui/x-data-grid-pro',
    reason: 'Icons: they accept the props of SvgIcon.',
    names: 'GridPushPinRightIcon GridPushPinLeftIcon',
  },
  {
    package: '@mui/x-data-grid-premium',
    reason: 'Icons: they accept the props of SvgIcon.',
    names:
      'GridWorkspacesIcon GridGroupWorkIcon GridFunctionsIcon GridSendIcon GridMicIcon GridMicOffIcon GridMoveToTopIcon GridMoveToBottomIcon GridExpandLessIcon GridPivotIcon GridAssistantIcon GridPromptIcon GridRerunIcon GridHistoryIcon GridChartsIcon GridSyncIcon GridSyncDisabledIcon',
  },
  {
    package: '@mui/x-date-pickers',
    reason: 'Styled parts and inputs that the fields and layouts render themselves.',
    names:
      'DigitalClockItem DesktopDateTimePickerLayout PickersLayoutRoot PickersLayoutContentWrapper PickersInput PickersFilledInput PickersOutlinedInput PickersInputBase Unstable_PickersSectionListRoot Unstable_PickersSectionListSection Unstable_PickersSectionListSectionSeparator Unstable_PickersSectionListSectionContent',
  },
  {
    package: '@mui/x-date-pickers',
    reason: 'Icons: they accept the props of SvgIcon.',
    names:
      'ArrowDropDownIcon ArrowLeftIcon ArrowRightIcon CalendarIcon ClockIcon DateRangeIcon TimeIcon ClearIcon',
  },
  {
    package: '@mui/x-charts',
    reason: 'Styled elements of the tooltip: they accept the attributes of their HTML element.',
    names: 'ChartsTooltipPaper ChartsTooltipTable ChartsTooltipRow ChartsTooltipCell',
  },
  {
    package: '@mui/x-charts',
    reason: 'SVG elements: they accept the attributes of their element and have no other props.',
    names: 'FocusedBar FocusedLineMark FocusedScatterMark FocusedRadarMark GaugeReferenceArc',
  },
  {
    package: '@mui/x-charts-pro',
    reason: 'SVG elements: they accept the attributes of their element and have no other props.',
    names: 'FocusedHeatmapCell FocusedSankeyLink FocusedSankeyNode FocusedFunnelSection',
  },
  {
    package: '@mui/x-tree-view',
    reason: 'Styled parts of an item: the page on item customization shows how to arrange them.',
    names:
      'SimpleTreeViewRoot RichTreeViewRoot TreeItemRoot TreeItemContent TreeItemIconContainer TreeItemGroupTransition TreeItemCheckbox TreeItemLabel TreeItemLabelInput',
  },
  {
    package: '@mui/x-tree-view',
    reason: 'Icons: they accept the props of SvgIcon.',
    names: 'TreeViewExpandIcon TreeViewCollapseIcon',
  },
  {
    package: '@mui/x-tree-view-pro',
    reason: 'Styled root of the tree without props beyond those of its element.',
    names: 'RichTreeViewProRoot',
  },
  {
    package: '@toolpad/core',
    reason: 'Opened by the methods of useDialogs; apps never render them.',
    names: 'AlertDialog ConfirmDialog PromptDialog',
  },
];
