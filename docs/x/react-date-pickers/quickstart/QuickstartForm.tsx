import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import dayjs, { type Dayjs } from 'dayjs';

export default function QuickstartForm() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-06-13'));
  const [time, setTime] = React.useState<Dayjs | null>(dayjs('2026-06-13T09:30'));
  const [saved, setSaved] = React.useState('Nothing saved yet');

  const save = () => {
    if (!day?.isValid() || !time?.isValid()) setSaved('Enter a whole day and a whole time');
    else setSaved(`${day.format('YYYY-MM-DD')} at ${time.format('HH:mm')}`);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <DatePicker
          label="Guided walk"
          value={day}
          onChange={setDay}
          minDate={dayjs('2026-05-01')}
          maxDate={dayjs('2026-10-31')}
        />
        <TimeField label="Start" value={time} onChange={setTime} ampm={false} />
        <Button variant="contained" onClick={save}>
          Save walk
        </Button>
        <Typography role="status">{saved}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
