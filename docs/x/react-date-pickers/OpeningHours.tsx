import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function OpeningHours() {
  const [opening, setOpening] = React.useState<Dayjs | null>(dayjs('2026-05-08T09:00'));
  const [closing, setClosing] = React.useState<Dayjs | null>(dayjs('2026-05-08T18:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <TimePicker
          label="Opens at"
          value={opening}
          onChange={setOpening}
          timeSteps={{ minutes: 15 }}
        />
        <TimePicker
          label="Closes at"
          value={closing}
          onChange={setClosing}
          minTime={opening ?? undefined}
          timeSteps={{ minutes: 15 }}
          skipDisabled
        />
      </Stack>
    </LocalizationProvider>
  );
}
