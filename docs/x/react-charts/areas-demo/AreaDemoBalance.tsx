import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function AreaDemoBalance() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <LineChart
      height={280}
      xAxis={[{ data: months, scaleType: 'point', position: 'none' }]}
      yAxis={[
        {
          label: 'Balance in euros',
          width: 75,
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: [palette.error.main, palette.success.main],
          },
        },
      ]}
      series={[
        {
          data: [-420, -610, -180, 240, 690, 830, 310, -90],
          label: 'Balance',
          area: true,
          curve: 'linear',
          valueFormatter: (value) => `${value} €`,
        },
      ]}
      hideLegend
      sx={{ [`& .${lineClasses.area}`]: { fillOpacity: 0.3 } }}
      title="Balance of the village shop from January to August"
      desc="Below zero until March and again in August, with a peak of 830 euros in June."
    >
      <ChartsReferenceLine y={0} />
    </LineChart>
  );
}
