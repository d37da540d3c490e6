import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLegend } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

const stock = [
  { value: 182, label: 'Flour' },
  { value: 94, label: 'Sugar' },
  { value: 61, label: 'Butter' },
];

function StockLegend() {
  const { items } = useLegend();

  return (
    <Stack component="ul" sx={{ gridArea: 'legend', listStyle: 'none', m: 0, p: 1, gap: 1 }}>
      {items.map(({ label, color, dataIndex }) => (
        <Stack component="li" key={label} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
          <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: '50%', bgcolor: color }} />
          <Typography variant="body2">
            {label}: {stock[dataIndex ?? 0]?.value} kg
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

export default function LegendWithValues() {
  return (
    <PieChart
      height={200}
      series={[{ data: stock, valueFormatter: ({ value }) => `${value} kg` }]}
      slots={{ legend: StockLegend }}
      title="Bakery stock"
    />
  );
}
