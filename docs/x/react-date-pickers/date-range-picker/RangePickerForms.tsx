import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import dayjs, { type Dayjs } from 'dayjs';

const august: [Dayjs, Dayjs] = [dayjs('2026-08-01'), dayjs('2026-08-31')];

export default function RangePickerForms() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 360 }}>
        <DesktopDateRangePicker
          label="Closes after two clicks"
          calendars={1}
          defaultValue={august}
        />
        <DesktopDateRangePicker
          label="Popper with buttons"
          calendars={1}
          defaultValue={august}
          closeOnSelect={false}
        />
        <MobileDateRangePicker label="Always a dialog" defaultValue={august} />
      </Stack>
    </LocalizationProvider>
  );
}
