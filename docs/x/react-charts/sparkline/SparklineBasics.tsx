import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const loans = [310, 284, 336, 352, 341, 390, 418];

export default function SparklineBasics() {
  return (
    <Stack direction="row" spacing={3} sx={{ width: '100%', alignItems: 'center' }}>
      <div>
        <Typography variant="body2">Loans this week</Typography>
        <Typography variant="h4" component="div">
          418
        </Typography>
      </div>
      <SparkLineChart
        data={loans}
        height={64}
        role="img"
        aria-label="Loans rose from 310 to 418 within seven days"
        sx={{ flex: 1, minWidth: 0 }}
      />
    </Stack>
  );
}
