import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const min = 200;
const max = 1200;
const liters = 860;

export default function ProgressRange() {
  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 400 }}>
      <Typography variant="body2">Rainwater tank: {liters} of 1200 liters</Typography>
      <LinearProgress
        variant="determinate"
        value={((liters - min) / (max - min)) * 100}
        aria-label="Rainwater tank"
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={liters}
        aria-valuetext={`${liters} liters`}
      />
    </Stack>
  );
}
