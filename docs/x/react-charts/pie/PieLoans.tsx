import { useTheme } from '@mui/material/styles';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

export default function PieLoans() {
  const { palette } = useTheme();

  return (
    <PieChart
      height={240}
      series={[
        {
          data: [
            { id: 'novels', value: 4620, label: 'Novels' },
            { id: 'children', value: 3080, label: "Children's books" },
            { id: 'films', value: 1540, label: 'Films' },
          ],
          arcLabel: (item) => `${Math.round(item.value / 92.4)}%`,
          valueFormatter: ({ value }) => `${value} loans`,
        },
      ]}
      colors={[palette.primary.main, palette.secondary.main, palette.success.main]}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: palette.primary.contrastText } }}
      title="Library loans by type"
      desc="Novels 50%, children's books 33%, films 17%"
    />
  );
}
