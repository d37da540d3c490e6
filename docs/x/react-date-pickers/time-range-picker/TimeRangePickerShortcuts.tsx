import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const at = (time: string) => dayjs(`2026-05-11T${time}`);

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'Early shift', getValue: () => [at('06:00'), at('14:00')] },
  { label: 'Day shift', getValue: () => [at('09:00'), at('17:30')] },
  { label: 'Late shift', getValue: () => [at('14:00'), at('22:00')] },
];

export default function TimeRangePickerShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeRangePicker
        label="Shift on Monday"
        ampm={false}
        defaultValue={[at('06:00'), at('14:00')]}
        slotProps={{ shortcuts: { items } }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
