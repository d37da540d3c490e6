import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import CircularProgress from '@mui/joy/CircularProgress';
import Typography from '@mui/joy/Typography';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';

export default function NumberCard() {
  return (
    <Card variant="soft" color="primary" sx={{ width: '100%', maxWidth: 320 }}>
      <CardContent orientation="horizontal" sx={{ alignItems: 'center', gap: 2 }}>
        <CircularProgress
          determinate
          value={72}
          size="lg"
          aria-label="72% of the monthly target"
          sx={{ flexShrink: 0 }}
        >
          72%
        </CircularProgress>
        <CardContent>
          <Typography level="body-md">Orders in May</Typography>
          <Typography level="h2" component="p">
            1,284
          </Typography>
          <Chip size="sm" variant="soft" color="success" startDecorator={<TrendingUpIcon />}>
            12% more than in April
          </Chip>
        </CardContent>
      </CardContent>
    </Card>
  );
}
