import Avatar from '@mui/material/Avatar';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SkeletonFromChildren() {
  return (
    <Stack direction="row" aria-hidden sx={{ gap: 2, alignItems: 'center' }}>
      <Skeleton variant="circular" component="div">
        <Avatar />
      </Skeleton>
      <Skeleton variant="rounded" component="div">
        <Typography>Name of a gardener</Typography>
      </Skeleton>
    </Stack>
  );
}
