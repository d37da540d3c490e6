import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = 'America/New_York';
const nights = {
  'Spring, clocks go forward': dayjs.utc('2026-03-08T06:30:00Z'),
  'Fall, clocks go back': dayjs.utc('2026-11-01T05:30:00Z'),
};

export default function TimezoneDaylightSaving() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs.utc('2026-03-08T06:30:00Z'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {Object.entries(nights).map(([name, night]) => (
            <Button key={name} size="small" variant="outlined" onClick={() => setValue(night)}>
              {name}
            </Button>
          ))}
          <Button size="small" onClick={() => setValue((old) => old && old.add(1, 'hour'))}>
            Add one hour
          </Button>
        </Stack>
        <DateTimeField
          label="Night shift, New York"
          timezone={ZONE}
          value={value}
          onChange={setValue}
          ampm={false}
        />
        <Typography role="status">
          {value?.isValid()
            ? `${value.tz(ZONE).format('HH:mm Z')} is ${value.toISOString()}`
            : 'Incomplete date or time'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
