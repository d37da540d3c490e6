import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2026-05-11');
const at = (hour: number, minute: number) => day.hour(hour).minute(minute);

const items = [
  { label: 'Start of shift', getValue: () => at(6, 0) },
  { label: 'Noon', getValue: () => at(12, 0) },
  { label: 'Handover', getValue: () => at(13, 45) },
  { label: 'End of shift', getValue: () => at(22, 0) },
];

export default function ShortcutsTimes() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Machine stopped at"
        ampm={false}
        defaultValue={at(9, 20)}
        slotProps={{ shortcuts: { items, dense: true } }}
      />
    </LocalizationProvider>
  );
}
