import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const months = ['March', 'April', 'May', 'June', 'July', 'August', 'September'];

export default function SparklineTooltip() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <SparkLineChart
        data={[12, 31, 58, 96, 142, 137, 84]}
        height={90}
        area
        curve="monotoneX"
        showTooltip
        showHighlight
        axisHighlight={{ x: 'line' }}
        xAxis={{ data: months, scaleType: 'point' }}
        valueFormatter={(value) => `${value} kg of tomatoes`}
        margin={{ top: 8, bottom: 8, left: 8, right: 8 }}
        role="img"
        aria-label="Harvest from March to September, highest in July with 142 kilograms"
      />
    </Box>
  );
}
