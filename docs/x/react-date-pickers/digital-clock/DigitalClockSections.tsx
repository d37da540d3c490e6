import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs from 'dayjs';

const start = dayjs('2026-09-12T10:30:00');

const twoDigits = (text: string) => text.padStart(2, '0');
const localeText = {
  hoursClockNumberText: (hours: string) => `${twoDigits(hours)} hours`,
  minutesClockNumberText: (minutes: string) => `${twoDigits(minutes)} minutes`,
  secondsClockNumberText: (seconds: string) => `${twoDigits(seconds)} seconds`,
};

export default function DigitalClockSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, justifyContent: 'center' }}>
        <MultiSectionDigitalClock
          aria-label="Bread goes into the oven"
          defaultValue={start}
          ampm
          timeSteps={{ minutes: 15 }}
          sx={{ width: 'auto' }}
        />
        <MultiSectionDigitalClock
          aria-label="Lap time"
          defaultValue={start}
          ampm={false}
          views={['minutes', 'seconds']}
          timeSteps={{ minutes: 1, seconds: 10 }}
          sx={{ width: 'auto' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
