import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const lowest = [8, 9, 11, 10, 7, 6, 9];
const highest = [17, 19, 24, 21, 16, 15, 18];
const mean = [12, 14, 17, 15, 11, 10, 13];

export default function AreaDemoRange() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <LineChart
      height={280}
      xAxis={[{ data: days, scaleType: 'point' }]}
      yAxis={[{ label: 'Temperature in °C', min: 0, max: 30 }]}
      series={[
        {
          data: lowest,
          stack: 'range',
          area: true,
          color: 'transparent',
          showMark: false,
          disableHighlight: true,
          valueFormatter: () => null,
        },
        {
          data: highest.map((value, index) => value - (lowest[index] ?? 0)),
          label: 'Lowest to highest',
          stack: 'range',
          area: true,
          color: palette.info.main,
          showMark: false,
          disableHighlight: true,
          valueFormatter: (_value, { dataIndex }) =>
            `${lowest[dataIndex]} to ${highest[dataIndex]} °C`,
        },
        {
          data: mean,
          label: 'Mean',
          color: palette.text.primary,
          valueFormatter: (value) => `${value} °C`,
        },
      ]}
      sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.35 } }}
      title="Temperatures at the community garden over one week"
    />
  );
}
