import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

const date = dayjs('2026-04-17');

export default function PickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <DatePicker
          label="By window width"
          defaultValue={date}
          desktopModeMediaQuery="@media (min-width: 720px)"
        />
        <DesktopDatePicker label="Always a popper" defaultValue={date} />
        <MobileDatePicker label="Always a dialog" defaultValue={date} />
      </Stack>
    </LocalizationProvider>
  );
}
