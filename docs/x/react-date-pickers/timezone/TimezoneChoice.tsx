import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['Europe/Helsinki', 'Asia/Kolkata', 'America/Lima'];

export default function TimezoneChoice() {
  const [zone, setZone] = React.useState('Europe/Helsinki');
  const [lecture, setLecture] = React.useState<Dayjs | null>(
    dayjs.tz('2026-09-14T18:00', 'Europe/Helsinki'),
  );

  const moveTo = (next: string) => {
    setZone(next);
    setLecture((old) => old && old.tz(next, true));
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <TextField
          select
          label="Lecture location"
          value={zone}
          onChange={(event) => moveTo(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker
          label="Start, local time"
          value={lecture}
          onChange={setLecture}
          timezone={zone}
          ampm={false}
          slotProps={{
            textField: {
              helperText: lecture?.isValid() ? lecture.toISOString() : 'Incomplete date or time',
            },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
