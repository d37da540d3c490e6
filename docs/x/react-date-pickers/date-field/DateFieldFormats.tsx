import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const launch = dayjs('2026-04-05');

export default function DateFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <DateField label="ISO order" defaultValue={launch} format="YYYY-MM-DD" />
        <DateField label="Month by name" defaultValue={launch} format="MMMM D, YYYY" />
        <DateField label="Card expires" defaultValue={launch} format="MM/YY" />
        <DateField label="Fixed words" defaultValue={launch} format="[Week of] MMM D" />
      </Stack>
    </LocalizationProvider>
  );
}
