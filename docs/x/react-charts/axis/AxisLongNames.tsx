import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { SURVEY } from '../../_data/chartSurvey';

const rows = SURVEY.map(({ statement, yes, strongYes }) => ({ statement, agree: yes + strongYes }));

export default function AxisLongNames() {
  const labelId = React.useId();
  const [width, setWidth] = React.useState(220);

  return (
    <Stack sx={{ width: '100%' }}>
      <Box sx={{ maxWidth: 320, px: 1 }}>
        <Typography id={labelId} variant="body2">
          width: {width}
        </Typography>
        <Slider
          aria-labelledby={labelId}
          value={width}
          onChange={(_event, value) => setWidth(value)}
          min={45}
          max={240}
        />
      </Box>
      <BarChart
        height={340}
        layout="horizontal"
        dataset={rows}
        yAxis={[{ dataKey: 'statement', width, tickLabelStyle: { fontSize: 13 } }]}
        xAxis={[{ valueFormatter: (value: number) => `${value}%`, max: 100 }]}
        series={[{ dataKey: 'agree', label: 'Agree' }]}
        grid={{ vertical: true }}
        hideLegend
        margin={{ right: 30 }}
        title="Share of employees who agree with eight statements"
      />
    </Stack>
  );
}
