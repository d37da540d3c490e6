import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { createMonthlyClimate } from '../../_data/chartClimate';

export default function AxisBandOrPoint() {
  const [isBand, setIsBand] = React.useState(true);
  const [months] = React.useState(() => createMonthlyClimate('Tokyo'));

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={isBand} onChange={(event) => setIsBand(event.target.checked)} />}
        label="Bands instead of points"
      />
      <LineChart
        height={280}
        xAxis={[{ data: months.map(({ month }) => month), scaleType: isBand ? 'band' : 'point' }]}
        yAxis={[{ label: 'Rain in mm', min: 0 }]}
        series={[{ data: months.map(({ rain }) => rain), label: 'Rain', area: true }]}
        axisHighlight={{ x: isBand ? 'band' : 'line' }}
        hideLegend
        title="Rain in Tokyo by month"
      />
    </Stack>
  );
}
