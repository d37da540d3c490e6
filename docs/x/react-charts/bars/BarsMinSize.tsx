import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { createTraffic } from '../../_data/chartTraffic';

export default function BarsMinSize() {
  const [hours] = React.useState(() => createTraffic(72).slice(48));
  const [isVisible, setIsVisible] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={isVisible} onChange={(event) => setIsVisible(event.target.checked)} />
        }
        label="Bars have at least 6 pixels"
      />
      <BarChart
        height={260}
        xAxis={[{ data: hours.map((_hour, index) => `${index}:00`) }]}
        yAxis={[{ label: 'Errors', width: 70 }]}
        series={[
          {
            data: hours.map(({ errors }) => errors),
            label: 'Errors',
            minBarSize: isVisible ? 6 : 0,
          },
        ]}
        hideLegend
        title="Errors per hour on the day of an incident"
      />
    </Stack>
  );
}
