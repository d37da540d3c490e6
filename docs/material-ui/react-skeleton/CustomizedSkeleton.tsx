import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const CalmSkeleton = styled(Skeleton)({
  animationDuration: '3.5s',
  '@media (prefers-reduced-motion: reduce)': {
    animation: 'none',
  },
});

export default function CustomizedSkeleton() {
  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 300, bgcolor: '#16324f', p: 2 }}>
      <CalmSkeleton variant="rounded" height={80} sx={{ bgcolor: 'rgb(255 255 255 / 0.2)' }} />
      <CalmSkeleton width="60%" sx={{ bgcolor: 'rgb(255 255 255 / 0.2)' }} />
    </Stack>
  );
}
