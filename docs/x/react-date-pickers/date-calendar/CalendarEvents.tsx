import * as React from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

const events: Record<string, string[]> = {
  '2026-06-05': ['Orchestra rehearsal, 6 PM'],
  '2026-06-09': ['Piano tuning, 10 AM', 'Choir rehearsal, 7 PM'],
  '2026-06-13': ['Summer concert, 8 PM'],
  '2026-06-14': ['Matinee, 11 AM', 'Guided tour of the hall, 3 PM'],
  '2026-06-20': ['Open day, 10 AM to 4 PM'],
  '2026-06-26': ['Youth orchestra, 5 PM', 'Jazz night, 9 PM', 'Late bar, 11 PM'],
};

const eventsOn = (day: Dayjs | null) => events[day?.format('YYYY-MM-DD') ?? ''] ?? [];

function EventDay(props: PickersDayProps) {
  const count = props.outsideCurrentMonth ? 0 : eventsOn(props.day).length;

  return (
    <Badge badgeContent={count} color="secondary" overlap="circular">
      <PickersDay
        {...props}
        aria-label={
          count > 0
            ? `${props.day.format('MMMM D')}, ${count} ${count === 1 ? 'event' : 'events'}`
            : undefined
        }
      />
    </Badge>
  );
}

export default function CalendarEvents() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-06-14'));
  const program = eventsOn(day);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, justifyContent: 'center' }}>
        <DateCalendar
          value={day}
          onChange={setDay}
          views={['day']}
          slots={{ day: EventDay }}
          sx={{ maxWidth: '100%', mx: 0 }}
        />
        <Box sx={{ width: 240, pt: 2 }} role="status">
          <Typography sx={{ fontWeight: 'fontWeightBold' }}>
            {day?.format('dddd, MMMM D') ?? 'No day'}
          </Typography>
          {program.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>Nothing planned</Typography>
          )}
          <List dense disablePadding>
            {program.map((entry) => (
              <ListItem key={entry} disableGutters divider>
                <ListItemText primary={entry} />
              </ListItem>
            ))}
          </List>
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
