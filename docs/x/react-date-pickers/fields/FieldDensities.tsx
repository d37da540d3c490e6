import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const harvest = dayjs('2026-09-04T07:05');

export default function FieldDensities() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <DateField label="Spacious" defaultValue={harvest} formatDensity="spacious" />
        <DateField
          label="Without leading zeros"
          defaultValue={harvest}
          format="M/D/YYYY"
          shouldRespectLeadingZeros
        />
        <DateTimeField label="Day and hour" defaultValue={harvest} format="ddd, MMM D, HH:mm" />
      </Stack>
    </LocalizationProvider>
  );
}
