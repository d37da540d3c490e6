import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const load = [
  31, 29, 28, 28, 30, 36, 48, 63, 71, 74, 72, 78, 84, 81, 76, 73, 77, 88, 93, 86, 70, 58, 45, 36,
];

export default function LinesMarks() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <LineChart
      height={280}
      xAxis={[{ data: hours, scaleType: 'point', label: 'Hour of the day', height: 55 }]}
      yAxis={[
        {
          label: 'Load in %',
          min: 0,
          max: 100,
          colorMap: {
            type: 'piecewise',
            thresholds: [80],
            colors: [palette.info.main, palette.error.main],
          },
        },
      ]}
      series={[
        {
          data: load,
          showMark: ({ value }) => value > 80,
          valueFormatter: (value) => (value === null ? 'no reading' : `${value}%`),
        },
      ]}
      title="Transformer load over a day"
      desc="The load is above 80% from 12:00 to 13:00 and from 17:00 to 19:00."
    />
  );
}
