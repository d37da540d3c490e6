import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2021', '2022', '2023', '2024', '2025'];

export default function LinesClicks() {
  const [message, setMessage] = React.useState('Click somewhere in the chart.');

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        height={260}
        xAxis={[{ data: years, scaleType: 'point' }]}
        series={[
          { id: 'apples', data: [310, 284, 352, 298, 371], label: 'Apples' },
          { id: 'pears', data: [122, 140, 117, 151, 163], label: 'Pears' },
        ]}
        onAxisClick={(_event, data) => {
          if (data === null) return;
          const { apples, pears } = data.seriesValues;
          setMessage(`${data.axisValue}: ${apples} crates of apples, ${pears} of pears`);
        }}
        title="Harvest of an orchard in crates"
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
