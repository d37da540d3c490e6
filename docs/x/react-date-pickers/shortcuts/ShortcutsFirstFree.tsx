import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const firstDay = dayjs('2026-07-01');
const booked = new Set(['2026-07-04', '2026-07-05', '2026-07-11']);

const firstFree = (weekday: number): PickersShortcutsItem<Dayjs | null>['getValue'] => {
  const first = firstDay.day(weekday);
  return ({ isValid }) => {
    for (let week = 0; week < 5; week += 1) {
      const candidate = first.add(week, 'week');
      if (isValid(candidate)) return candidate;
    }
    return null;
  };
};

const items: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'First free Saturday', getValue: firstFree(6) },
  { label: 'First free Sunday', getValue: firstFree(7) },
];

export default function ShortcutsFirstFree() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Hut in the mountains"
        referenceDate={firstDay}
        minDate={firstDay}
        maxDate={dayjs('2026-07-31')}
        shouldDisableDate={(day) => booked.has(day.format('YYYY-MM-DD'))}
        slotProps={{ shortcuts: { items, changeImportance: 'set' } }}
      />
    </LocalizationProvider>
  );
}
