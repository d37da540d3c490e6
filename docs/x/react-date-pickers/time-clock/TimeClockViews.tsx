import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

const views: readonly TimeView[] = ['hours', 'minutes', 'seconds'];

export default function TimeClockViews() {
  const [view, setView] = React.useState<TimeView>('minutes');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Hand of the clock"
          value={view}
          onChange={(_event, next: TimeView | null) => next && setView(next)}
        >
          {views.map((unit) => (
            <ToggleButton key={unit} value={unit}>
              {unit}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <TimeClock
          defaultValue={dayjs('2026-05-09T21:15:40')}
          ampm={false}
          views={views}
          view={view}
          onViewChange={setView}
          sx={{ maxWidth: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
