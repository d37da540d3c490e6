import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LinearProgressWithText() {
  return (
    <LinearProgress
      determinate
      variant="outlined"
      color="neutral"
      value={68}
      aria-label="Tank filled"
      sx={{
        width: '100%',
        maxWidth: 420,
        '--LinearProgress-thickness': '28px',
        '--LinearProgress-progressThickness': '20px',
        '--LinearProgress-radius': '8px',
        '&::before': { opacity: 0.2 },
      }}
    >
      <Typography level="title-sm" sx={{ zIndex: 1 }}>
        68% filled
      </Typography>
    </LinearProgress>
  );
}
