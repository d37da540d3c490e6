import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { createRandom } from '../../_data/random';

function createRepairs(weeks: number) {
  const random = createRandom(33);
  return Array.from({ length: weeks }, () => random.integer(0, 3));
}

export default function AxisTickStep() {
  const [repairs] = React.useState(() => createRepairs(40));
  const [isWhole, setIsWhole] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={isWhole} onChange={(event) => setIsWhole(event.target.checked)} />
        }
        label="tickMinStep: 1"
      />
      <LineChart
        height={260}
        xAxis={[{ data: repairs.map((_count, index) => index + 1), label: 'Week', height: 55 }]}
        yAxis={[{ label: 'Repairs', tickMinStep: isWhole ? 1 : undefined }]}
        series={[{ data: repairs, label: 'Repairs', curve: 'step', showMark: false, area: true }]}
        grid={{ horizontal: true }}
        hideLegend
        title="Elevator repairs by week"
      />
    </Stack>
  );
}
