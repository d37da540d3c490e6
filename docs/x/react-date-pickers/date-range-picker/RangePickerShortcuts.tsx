import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const TODAY = dayjs('2026-05-20');

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Last 7 days', getValue: () => [TODAY.subtract(6, 'day'), TODAY] },
  { label: 'Last 30 days', getValue: () => [TODAY.subtract(29, 'day'), TODAY] },
  { label: 'This month', getValue: () => [TODAY.startOf('month'), TODAY.endOf('month')] },
  { label: 'This year', getValue: () => [TODAY.startOf('year'), TODAY] },
  { label: 'All time', getValue: () => [null, null] },
];

export default function RangePickerShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Sales report"
        defaultValue={[TODAY.subtract(29, 'day'), TODAY]}
        maxDate={TODAY.endOf('month')}
        slotProps={{ shortcuts: { items }, field: { clearable: true } }}
        sx={{ width: '100%', maxWidth: 340 }}
      />
    </LocalizationProvider>
  );
}
