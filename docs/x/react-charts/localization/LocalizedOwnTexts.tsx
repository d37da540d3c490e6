import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarChartProps } from '@mui/x-charts/BarChart';

const localeText: BarChartProps['localeText'] = {
  noData: 'Noch keine Messwerte',
  loading: 'Messwerte werden geladen …',
};

export default function LocalizedOwnTexts() {
  return (
    <Box lang="de" sx={{ width: '100%' }}>
      <BarChart height={160} series={[]} localeText={localeText} />
    </Box>
  );
}
