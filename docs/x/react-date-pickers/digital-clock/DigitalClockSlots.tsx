import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const day = dayjs('2026-09-12');

export default function DigitalClockSlots() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DigitalClock
        ampm={false}
        timeStep={45}
        referenceDate={day.hour(9)}
        minTime={day.hour(9)}
        maxTime={day.hour(16)}
        shouldDisableTime={(time) => time.hour() === 12}
        skipDisabled
        sx={{ width: 140 }}
      />
    </LocalizationProvider>
  );
}
