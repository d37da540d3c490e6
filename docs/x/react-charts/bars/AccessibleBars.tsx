import Box from '@mui/material/Box';
import { barClasses, BarChart } from '@mui/x-charts/BarChart';

export default function AccessibleBars() {
  return (
    <Box sx={{ width: '100%', maxWidth: 520, height: 260 }}>
      <BarChart
        xAxis={[{ data: ['2022', '2023', '2024', '2025'] }]}
        series={[{ data: [18, 21, 26, 34], label: 'Charging points' }]}
        enableKeyboardNavigation
        slotProps={{ tooltip: { trigger: 'item' } }}
        skipAnimation
        title="Charging points in the district"
        desc="The number grew every year, from 18 in 2022 to 34 in 2025."
        role="img"
        sx={{ [`& .${barClasses.element}`]: { stroke: 'currentColor' } }}
      />
    </Box>
  );
}
