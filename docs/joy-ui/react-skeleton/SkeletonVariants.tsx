import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function SkeletonVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 260 }}>
      <Skeleton variant="circular" width={48} height={48} />
      <Skeleton variant="rectangular" height={96} />
      <div>
        <Skeleton variant="text" level="title-lg" width="60%" />
        <Skeleton variant="text" />
        <Skeleton variant="text" level="body-sm" width="80%" />
      </div>
    </Stack>
  );
}
