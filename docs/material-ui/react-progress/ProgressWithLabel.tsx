import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

function LabeledRing({ value, label }: { value: number; label: string }) {
  return (
    <Stack sx={{ alignItems: 'center', gap: 1 }}>
      <Box sx={{ display: 'inline-grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } }}>
        <CircularProgress variant="determinate" value={value} size={64} aria-label={label} />
        <Typography variant="body2" aria-hidden>
          {Math.round(value)}%
        </Typography>
      </Box>
      <Typography variant="body2">{label}</Typography>
    </Stack>
  );
}

export default function ProgressWithLabel() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 4 }}>
      <LabeledRing value={25} label="Grammar" />
      <LabeledRing value={68} label="Vocabulary" />
    </Stack>
  );
}
