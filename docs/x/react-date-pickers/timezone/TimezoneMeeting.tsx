import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const offices = [
  { city: 'San Francisco', zone: 'America/Los_Angeles' },
  { city: 'São Paulo', zone: 'America/Sao_Paulo' },
  { city: 'Berlin', zone: 'Europe/Berlin' },
  { city: 'Nairobi', zone: 'Africa/Nairobi' },
  { city: 'Tokyo', zone: 'Asia/Tokyo' },
];

const isAwake = (time: Dayjs) => time.hour() >= 8 && time.hour() < 20;

export default function TimezoneMeeting() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs.utc('2026-10-14T15:00:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 360 }}>
        <DateTimePicker
          label="Planning meeting, Berlin time"
          timezone="Europe/Berlin"
          value={start}
          onChange={setStart}
          ampm={false}
        />
        <List dense disablePadding aria-label="Local time at each office">
          {offices.map(({ city, zone }) => {
            const local = start?.isValid() ? start.tz(zone) : null;
            return (
              <ListItem key={zone} disableGutters divider>
                <ListItemText
                  primary={city}
                  secondary={local && (isAwake(local) ? 'Daytime' : 'Outside 8 AM to 8 PM')}
                />
                <Typography>{local?.format('ddd HH:mm') ?? '–'}</Typography>
              </ListItem>
            );
          })}
        </List>
      </Stack>
    </LocalizationProvider>
  );
}
