import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

const stats = [
  { name: 'Revenue', value: '€48.2k', change: 8, weeks: [22, 26, 24, 31, 30, 38, 41, 48] },
  { name: 'New customers', value: '316', change: 12, weeks: [18, 21, 25, 22, 28, 27, 33, 36] },
  { name: 'Returns', value: '2.4%', change: -3, weeks: [40, 38, 41, 36, 33, 30, 31, 27] },
];

function Sparkline({ values }: { values: number[] }) {
  const points = values.map((value, index) => `${index * 14},${52 - value}`).join(' ');
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="-2 0 102 52"
      preserveAspectRatio="none"
      sx={{ width: '100%', height: 44, fill: 'none', stroke: 'currentColor', strokeWidth: 2 }}
    >
      <polyline points={points} vectorEffect="non-scaling-stroke" />
    </Box>
  );
}

export default function StatCards() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
        width: '100%',
      }}
    >
      {stats.map(({ name, value, change, weeks }) => {
        const isGood = name === 'Returns' ? change < 0 : change > 0;
        return (
          <Card key={name} role="group" aria-label={name}>
            <CardContent>
              <Typography level="body-sm" textColor="text.secondary">
                {name}
              </Typography>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
                <Typography level="h3" component="p">
                  {value}
                </Typography>
                <Chip size="sm" variant="soft" color={isGood ? 'success' : 'danger'}>
                  {change > 0 ? 'Up' : 'Down'} {Math.abs(change)}%
                </Chip>
              </Box>
            </CardContent>
            <Box sx={{ color: isGood ? 'success.outlinedColor' : 'danger.outlinedColor' }}>
              <Sparkline values={weeks} />
            </Box>
          </Card>
        );
      })}
    </Box>
  );
}
