import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const animations = ['pulse', 'wave', false] as const;

export default function SkeletonAnimations() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 260 }}>
      {animations.map((animation) => (
        <Stack key={String(animation)} spacing={0.5}>
          <Typography level="body-sm">{String(animation)}</Typography>
          <Skeleton variant="rectangular" height={40} animation={animation} />
        </Stack>
      ))}
    </Stack>
  );
}
