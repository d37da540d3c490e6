import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';

const start = dayjs('2026-10-03T18:30');

const cycles = [
  { locale: 'en', label: 'English, 12 hours' },
  { locale: 'en-gb', label: 'British English, 24 hours' },
  { locale: 'de', label: 'German, 24 hours' },
];

export default function AdapterHourCycle() {
  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 280 }}>
      {cycles.map(({ locale, label }) => (
        <LocalizationProvider key={locale} dateAdapter={AdapterDayjs} adapterLocale={locale}>
          <TimePicker label={label} defaultValue={start} />
        </LocalizationProvider>
      ))}
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de">
        <TimePicker label="German, but 12 hours" defaultValue={start} ampm />
      </LocalizationProvider>
    </Stack>
  );
}
