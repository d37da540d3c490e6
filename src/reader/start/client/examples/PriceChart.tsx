import { LineChart } from '@mui/x-charts/LineChart';
import { createPrices } from '../../../../../docs/x/_data/prices';
import { useExampleDensity } from './exampleDensity';

const PRICES = createPrices(120);
const DAYS = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

export default function PriceChart() {
  const isDense = useExampleDensity();
  return (
    <LineChart
      height={isDense ? 200 : 220}
      dataset={PRICES.map(({ date, close }) => ({ date, close }))}
      xAxis={[
        { dataKey: 'date', scaleType: 'time', valueFormatter: (day: Date) => DAYS.format(day) },
      ]}
      yAxis={[{ width: 40, min: 80, max: 110 }]}
      grid={{ horizontal: true }}
      series={[
        {
          dataKey: 'close',
          label: 'Close',
          showMark: false,
          area: true,
          color: 'var(--mui-palette-primary-main)',
        },
      ]}
      sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.15 } }}
      hideLegend
      title="Price of a share over four months"
    />
  );
}
