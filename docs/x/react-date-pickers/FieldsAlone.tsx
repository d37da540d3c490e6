import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs from 'dayjs';

export default function FieldsAlone() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 280 }}>
        <DateField label="Date of birth" defaultValue={dayjs('1990-09-21')} disableFuture />
        <TimeField label="Wake-up call" defaultValue={dayjs('2026-05-08T06:45')} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
