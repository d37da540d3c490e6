import type { MeasuredComponent } from '../model/types';

function named(productId: string, request: string, names: readonly string[]): MeasuredComponent[] {
  return names.map((name) => ({ name, productId, request, exportName: name }));
}

/** Components that can't be imported as the default export of their own folder. */
export const NAMED_COMPONENTS: readonly MeasuredComponent[] = [
  ...named('x-data-grid', '@mui/x-data-grid', ['DataGrid']),
  ...named('x-data-grid', '@mui/x-data-grid-pro', ['DataGridPro']),
  ...named('x-data-grid', '@mui/x-data-grid-premium', ['DataGridPremium']),
  ...named('x-date-pickers', '@mui/x-date-pickers', [
    'DateCalendar',
    'DateField',
    'DatePicker',
    'DateTimeField',
    'DateTimePicker',
    'DigitalClock',
    'LocalizationProvider',
    'MultiSectionDigitalClock',
    'StaticDatePicker',
    'TimeClock',
    'TimeField',
    'TimePicker',
  ]),
  ...named('x-date-pickers', '@mui/x-date-pickers-pro', ['DateRangeCalendar', 'DateRangePicker']),
  ...named('x-charts', '@mui/x-charts', [
    'BarChart',
    'ChartContainer',
    'Gauge',
    'LineChart',
    'PieChart',
    'RadarChart',
    'ScatterChart',
    'SparkLineChart',
  ]),
  ...named('x-tree-view', '@mui/x-tree-view', ['RichTreeView', 'SimpleTreeView', 'TreeItem']),
];
