import LinearProgress, { linearProgressClasses } from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const RoundedProgress = styled(LinearProgress)({
  height: 12,
  borderRadius: 6,
  [`& .${linearProgressClasses.bar}`]: {
    borderRadius: 6,
  },
});

export default function CustomizedProgress() {
  return (
    <Stack sx={{ gap: 2, width: '100%' }}>
      <RoundedProgress variant="determinate" value={72} aria-label="Chapters read" />
      <LinearProgress
        aria-label="Waiting for the printer"
        sx={{
          height: 8,
          '@media (prefers-reduced-motion: reduce)': {
            [`& .${linearProgressClasses.bar}`]: { animation: 'none', width: '100%' },
          },
        }}
      />
    </Stack>
  );
}
