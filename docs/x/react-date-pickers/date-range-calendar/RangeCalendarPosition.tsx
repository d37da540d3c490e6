import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

export default function RangeCalendarPosition() {
  const [position, setPosition] = React.useState<RangePosition>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="The next click sets"
          value={position}
          onChange={(_event, next: RangePosition | null) => setPosition(next ?? position)}
        >
          <ToggleButton value="start">Pickup</ToggleButton>
          <ToggleButton value="end">Return</ToggleButton>
        </ToggleButtonGroup>
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2026-08-10'), dayjs('2026-08-14')]}
          rangePosition={position}
          onRangePositionChange={setPosition}
        />
      </Stack>
    </LocalizationProvider>
  );
}
