import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

const loans = [
  { id: 'novels', value: 4620, label: 'Novels' },
  { id: 'children', value: 3080, label: "Children's books" },
  { id: 'films', value: 1540, label: 'Films' },
];
const total = loans.reduce((sum, { value }) => sum + value, 0);

export default function PieLoans() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;

  return (
    <PieChart
      height={240}
      series={[
        {
          data: loans,
          arcLabel: ({ value }) => `${Math.round((value / total) * 100)}%`,
          valueFormatter: ({ value }) => `${value.toLocaleString('en-US')} loans`,
        },
      ]}
      colors={[palette.primary.main, palette.secondary.main, palette.success.main]}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: palette.primary.contrastText } }}
      title="Library loans by type"
      desc="Novels 50%, children's books 33%, films 17%"
    />
  );
}
