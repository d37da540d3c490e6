import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const items = [
  { label: 'Seed market', getValue: () => dayjs('2026-03-14') },
  { label: 'Plant market', getValue: () => dayjs('2026-05-09') },
  { label: 'Pumpkin market', getValue: () => dayjs('2026-10-10') },
  { label: 'No date', getValue: () => null },
];

export default function ShortcutsMarketDays() {
  const [origin, setOrigin] = React.useState('Nothing chosen yet');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <DatePicker
          label="Stall on"
          defaultValue={dayjs('2026-05-02')}
          minDate={dayjs('2026-04-01')}
          onAccept={(_day, context) => setOrigin(context.shortcut?.label ?? 'From the calendar')}
          slotProps={{ shortcuts: { items } }}
        />
        <Typography role="status">{origin}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
