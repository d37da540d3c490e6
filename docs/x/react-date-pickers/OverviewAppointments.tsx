import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { digitalClockClasses } from '@mui/x-date-pickers/DigitalClock';
import EventAvailableIcon from '@mui/icons-material/EventAvailable';
import dayjs, { type Dayjs } from 'dayjs';

const FIRST_DAY = dayjs('2026-06-01');
const fullyBooked = new Set(['2026-06-09', '2026-06-12', '2026-06-18', '2026-06-25']);

const isClosed = (day: Dayjs) =>
  [0, 6].includes(day.day()) || fullyBooked.has(day.format('YYYY-MM-DD'));

/** Which slots are taken differs from day to day, but never between visits. */
const isTaken = (slot: Dayjs) => (slot.date() * 7 + slot.hour() * 3 + slot.minute()) % 4 === 0;

export default function OverviewAppointments() {
  const [slot, setSlot] = React.useState<Dayjs | null>(FIRST_DAY.date(16).hour(9).minute(30));
  const [booked, setBooked] = React.useState<string | null>(null);

  const choose = (value: Dayjs | null) => {
    setSlot(value);
    setBooked(null);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ borderRadius: 3, overflow: 'hidden', maxWidth: '100%' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
          <DateCalendar
            value={slot}
            onChange={choose}
            views={['day']}
            minDate={FIRST_DAY}
            maxDate={FIRST_DAY.endOf('month')}
            shouldDisableDate={isClosed}
            disableHighlightToday
            sx={{ mx: 0, maxWidth: '100%' }}
          />
          <Box sx={{ width: 220, p: 2 }}>
            <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
              Free on {slot?.format('dddd, MMMM D') ?? 'this day'}
            </Typography>
            <DigitalClock
              value={slot}
              onChange={choose}
              minTime={FIRST_DAY.hour(9)}
              maxTime={FIRST_DAY.hour(17)}
              shouldDisableTime={isTaken}
              skipDisabled
              sx={{
                maxHeight: 'none',
                [`& .${digitalClockClasses.list}`]: {
                  display: 'grid',
                  gridTemplateColumns: '1fr 1fr',
                  gap: 0.5,
                  alignContent: 'start',
                  // Seven rows, even on a day with fewer free slots.
                  minHeight: 276,
                },
                [`& .${digitalClockClasses.item}`]: {
                  height: 36,
                  minHeight: 0,
                  justifyContent: 'center',
                  mx: 0,
                  px: 0.5,
                  borderRadius: 1,
                  typography: 'body2',
                },
              }}
            />
          </Box>
        </Stack>
        <Divider />
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            gap: 1,
            p: 2,
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <Typography role="status">
            {booked ?? slot?.format('ddd, MMM D, h:mm A') ?? 'Choose a day and a time'}
          </Typography>
          <Button
            variant="contained"
            startIcon={<EventAvailableIcon />}
            disabled={slot === null || booked !== null}
            onClick={() => setBooked(`Booked for ${slot?.format('MMMM D, h:mm A') ?? ''}`)}
          >
            Book the checkup
          </Button>
        </Stack>
      </Paper>
    </LocalizationProvider>
  );
}
