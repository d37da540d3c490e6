import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs from 'dayjs';

const range = [dayjs('2026-03-01'), dayjs('2027-02-28')] as [dayjs.Dayjs, dayjs.Dayjs];

export default function RangeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 360 }}>
        <SingleInputDateRangeField
          label="Contract"
          defaultValue={range}
          format="MMM D, YYYY"
          dateSeparator="to"
        />
        <SingleInputDateRangeField
          label="Fiscal year"
          defaultValue={range}
          format="MM/YYYY"
          size="small"
        />
        <SingleInputDateRangeField
          label="Archive years"
          defaultValue={[dayjs('1998-01-01'), dayjs('2004-01-01')]}
          format="YYYY"
          variant="filled"
        />
      </Stack>
    </LocalizationProvider>
  );
}
