import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const figures = [
  { name: 'Visitors', unit: '', days: [310, 342, 298, 365, 401, 433, 418] },
  { name: 'New members', unit: '', days: [12, 9, 15, 14, 18, 11, 21] },
  { name: 'Waiting time', unit: ' min', days: [9, 8, 11, 7, 6, 6, 5] },
];

export default function ExampleKeyFigures() {
  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      }}
    >
      {figures.map(({ name, unit, days }) => {
        const today = days.at(-1) ?? 0;
        const change = today - (days.at(-2) ?? 0);

        return (
          <Paper key={name} variant="outlined" sx={{ p: 2, minWidth: 0 }}>
            <Typography variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography variant="h5" component="div">
              {today}
              {unit}
            </Typography>
            <Typography variant="body2">
              {change < 0 ? '▼ Down' : '▲ Up'} {Math.abs(change)}
              {unit} from yesterday
            </Typography>
            <SparkLineChart data={days} height={48} area baseline="min" aria-hidden />
          </Paper>
        );
      })}
    </Box>
  );
}
