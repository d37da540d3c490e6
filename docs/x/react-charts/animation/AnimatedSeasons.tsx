import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const harvests = [
  { year: '2023', tons: [38, 21, 12] },
  { year: '2024', tons: [29, 34, 9] },
  { year: '2025', tons: [44, 18, 26] },
];

export default function AnimatedSeasons() {
  const [index, setIndex] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const harvest = harvests[index % harvests.length];

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => setIndex(index + 1)}>
          Next year
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
          label="Skip animation"
        />
      </Stack>
      <BarChart
        height={260}
        skipAnimation={skipAnimation}
        xAxis={[{ data: ['Apples', 'Pears', 'Plums'] }]}
        yAxis={[{ max: 50, label: 'Tons' }]}
        series={[{ id: 'harvest', data: harvest?.tons ?? [], label: harvest?.year }]}
        title="Orchard harvest by year"
      />
    </Stack>
  );
}
