import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const parts = [
  'MuiPickersCalendarHeader-root',
  'MuiPickersCalendarHeader-label',
  'MuiPickersCalendarHeader-switchViewButton',
  'MuiPickersArrowSwitcher-root',
  'MuiDateCalendar-viewTransitionContainer',
  'MuiDayCalendar-header',
  'MuiDayCalendar-weekDayLabel',
  'MuiDayCalendar-weekNumber',
  'MuiDayCalendar-weekContainer',
  'MuiPickersDay-root',
];

export default function PlaygroundCalendarParts() {
  const [part, setPart] = React.useState('MuiDayCalendar-header');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 320 }}>
        <TextField
          select
          label="Class"
          value={part}
          onChange={(event) => setPart(event.target.value)}
          helperText={`Theme: ${part.replace('-', ', slot ')}`}
        >
          {parts.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateCalendar
          defaultValue={dayjs('2026-05-09')}
          displayWeekNumber
          sx={{ [`& .${part}`]: { outline: '2px dashed', outlineColor: 'primary.main' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
