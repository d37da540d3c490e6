import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const tides = new Map([
  ['2026-04-07', 'spring tide'],
  ['2026-04-14', 'neap tide'],
  ['2026-04-21', 'spring tide'],
]);

export default function A11yDayNames() {
  const labelId = React.useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack role="group" aria-labelledby={labelId} sx={{ alignItems: 'center' }}>
        <Typography id={labelId}>Day of the mudflat walk</Typography>
        <DateCalendar
          defaultValue={dayjs('2026-04-16')}
          slotProps={{
            day: ({ day }) => {
              const tide = tides.get(day.format('YYYY-MM-DD'));
              const name = day.format('dddd, MMMM D, YYYY');
              return {
                'aria-label': tide === undefined ? name : `${name}, ${tide}`,
                sx: tide === undefined ? undefined : { textDecoration: 'underline' },
              };
            },
          }}
          sx={{ maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
