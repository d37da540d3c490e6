import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const levels = [201, 204, 203, 207, 206, 211];

const charts = [
  { text: 'Line: close to the values', props: {} },
  { text: 'Area: from zero', props: { area: true } },
  { text: 'Area with the baseline "min"', props: { area: true, baseline: 'min' } },
  { text: 'Line with yAxis from 190 to 220', props: { yAxis: { min: 190, max: 220 } } },
] as const;

export default function SparklineRange() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      {charts.map(({ text, props }) => (
        <div key={text}>
          <Typography variant="body2">{text}</Typography>
          <SparkLineChart
            data={levels}
            height={56}
            {...props}
            role="img"
            aria-label={`Water level from 201 to 211 centimeters. ${text}`}
          />
        </div>
      ))}
    </Stack>
  );
}
