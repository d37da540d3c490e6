import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressCustomized() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <CircularProgress
        determinate
        value={80}
        aria-label="Storage in use"
        sx={{
          '--CircularProgress-size': '96px',
          '--CircularProgress-trackThickness': '4px',
          '--CircularProgress-progressThickness': '10px',
          '--CircularProgress-linecap': 'butt',
        }}
      >
        80%
      </CircularProgress>
      <CircularProgress
        aria-label="Looking for the station"
        sx={{
          '--CircularProgress-circulation': '2s ease-in-out 0s infinite normal none running',
          '@media (prefers-reduced-motion: reduce)': {
            '--CircularProgress-circulation': '12s linear 0s infinite normal none running',
          },
        }}
      />
    </Stack>
  );
}
