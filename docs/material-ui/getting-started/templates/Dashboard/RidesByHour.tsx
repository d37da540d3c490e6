import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ridesByHour } from './data';
import type { Day } from './data';

const FIRST_HOUR = 6;
const LABEL_EVERY = 4;

export function RidesByHour() {
  const [day, setDay] = React.useState<Day>('workday');
  const rides = ridesByHour[day];
  const most = Math.max(...rides);
  const peak = FIRST_HOUR + rides.findIndex((count) => count === most);
  const summary = `${most} rides began between ${peak}:00 and ${peak + 1}:00, the busiest hour.`;

  return (
    <Paper
      component="section"
      variant="outlined"
      id="dashboard-rides"
      sx={{ display: 'flex', flexDirection: 'column', p: 2, height: '100%' }}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography component="h2" variant="h6" sx={{ m: 0 }}>
          Rides by hour
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Kind of day"
          value={day}
          onChange={(_event, next: Day | null) => setDay(next ?? day)}
        >
          <ToggleButton value="workday">Workday</ToggleButton>
          <ToggleButton value="weekend">Weekend</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {summary}
      </Typography>
      <Stack
        direction="row"
        role="img"
        aria-label={`Bar chart. ${summary}`}
        sx={{ alignItems: 'flex-end', gap: { xs: 0.5, sm: 1 }, flexGrow: 1, minHeight: 200, mt: 2 }}
      >
        {rides.map((count, index) => (
          <Stack key={FIRST_HOUR + index} sx={{ flex: 1, minWidth: 0, alignSelf: 'stretch' }}>
            <Box sx={{ flexGrow: 1, display: 'flex', alignItems: 'flex-end' }}>
              <Box
                sx={{
                  width: '100%',
                  height: `${(count / most) * 100}%`,
                  borderRadius: '4px 4px 0 0',
                  bgcolor: count === most ? 'secondary.main' : 'primary.main',
                  transition: 'height 200ms',
                  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
                }}
              />
            </Box>
            <Typography
              component="div"
              variant="caption"
              sx={{
                display: 'flex',
                // The last label reaches backwards, so that it stays in the card.
                justifyContent: index === rides.length - 1 ? 'flex-end' : 'flex-start',
                height: 20,
                whiteSpace: 'nowrap',
              }}
            >
              {index % LABEL_EVERY === 0 ? `${FIRST_HOUR + index}:00` : ''}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Paper>
  );
}
