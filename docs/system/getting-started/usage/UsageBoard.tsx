import * as React from 'react';
import { Grid, Stack, styled } from '@mui/system';

const departures = [
  { time: '10:40', to: 'Ostholm' },
  { time: '11:15', to: 'Vinsund' },
  { time: '12:05', to: 'Ostholm' },
];

const Filter = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: '1px solid currentColor',
  borderRadius: theme.shape.borderRadius,
  '&[aria-pressed="true"]': { borderWidth: 3, fontWeight: 700 },
}));

const Departure = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  borderBlockStart: '1px solid currentColor',
}));

export default function UsageBoard() {
  const [to, setTo] = React.useState('Ostholm');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {['Ostholm', 'Vinsund'].map((port) => (
          <Filter key={port} type="button" aria-pressed={to === port} onClick={() => setTo(port)}>
            {port}
          </Filter>
        ))}
      </Stack>
      <Grid container spacing={2}>
        {departures
          .filter((departure) => departure.to === to)
          .map((departure) => (
            <Grid key={departure.time} size={{ xs: 12, sm: 6 }}>
              <Departure>
                {departure.time} to {departure.to}
              </Departure>
            </Grid>
          ))}
      </Grid>
    </Stack>
  );
}
