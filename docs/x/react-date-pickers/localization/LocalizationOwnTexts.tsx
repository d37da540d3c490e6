import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

const localeText: PickersInputLocaleText = {
  fieldDayPlaceholder: () => 'day',
  fieldMonthPlaceholder: () => 'month',
  fieldYearPlaceholder: () => 'year',
  openDatePickerDialogue: (date) => (date ? `Change ${date}` : 'Open the calendar'),
};

const harvestTexts = { toolbarTitle: 'Day of the harvest', okButtonLabel: 'Take this day' };

export default function LocalizationOwnTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <DatePicker label="Sowing" referenceDate={dayjs('2026-04-10')} />
        <MobileDatePicker
          label="Harvest"
          defaultValue={dayjs('2026-08-21')}
          localeText={harvestTexts}
        />
      </Stack>
    </LocalizationProvider>
  );
}
