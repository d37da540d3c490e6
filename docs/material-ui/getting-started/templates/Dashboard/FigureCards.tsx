import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import TrendingDownIcon from '@mui/icons-material/TrendingDown';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import { figures } from './data';
import type { Figure } from './data';
import { Sparkline } from './Sparkline';

function FigureCard({ label, value, change, isMore, isBetter, week }: Figure) {
  const Trend = isMore ? TrendingUpIcon : TrendingDownIcon;
  return (
    <Paper variant="outlined" sx={{ p: 2, height: '100%' }}>
      <Typography component="h2" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
        {label}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'flex-end', justifyContent: 'space-between' }}>
        <Typography component="p" variant="h4" sx={{ m: 0, fontWeight: 700 }}>
          {value}
        </Typography>
        <Sparkline values={week} />
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, mt: 1 }}>
        <Trend
          fontSize="small"
          titleAccess={isBetter ? 'Better' : 'Worse'}
          color={isBetter ? 'success' : 'error'}
        />
        <Typography variant="body2">{change}</Typography>
      </Stack>
    </Paper>
  );
}

export function FigureCards() {
  return (
    <Grid container spacing={2}>
      {figures.map((figure) => (
        <Grid key={figure.label} size={{ xs: 12, sm: 6, xl: 3 }}>
          <FigureCard {...figure} />
        </Grid>
      ))}
    </Grid>
  );
}
