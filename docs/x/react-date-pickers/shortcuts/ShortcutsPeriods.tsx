import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Sowing', getValue: () => [dayjs('2026-03-15'), dayjs('2026-04-30')] },
  { label: 'Haymaking', getValue: () => [dayjs('2026-06-01'), dayjs('2026-07-15')] },
  { label: 'Vintage', getValue: () => [dayjs('2026-09-05'), dayjs('2026-10-12')] },
  { label: 'Empty', getValue: () => [null, null] },
];

export default function ShortcutsPeriods() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Seasonal work"
        defaultValue={[dayjs('2026-06-01'), dayjs('2026-06-14')]}
        slotProps={{ shortcuts: { items } }}
        sx={{ width: '100%', maxWidth: 340 }}
      />
    </LocalizationProvider>
  );
}
