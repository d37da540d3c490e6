import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const slot = dayjs('2026-05-09T10:00');

export default function TimePickerSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TimePicker
          label="Kiln, quarters"
          defaultValue={slot}
          ampm={false}
          timeSteps={{ minutes: 15 }}
          minutesStep={15}
        />
        <TimePicker
          label="Kiln, half hours in one list"
          defaultValue={slot}
          ampm={false}
          timeSteps={{ minutes: 30 }}
          minutesStep={30}
          thresholdToRenderTimeInASingleColumn={48}
        />
      </Stack>
    </LocalizationProvider>
  );
}
