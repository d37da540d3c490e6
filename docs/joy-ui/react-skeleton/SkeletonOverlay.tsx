import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SkeletonOverlay() {
  const [loading, setLoading] = React.useState(true);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }} aria-busy={loading}>
        <Avatar>
          <Skeleton loading={loading}>
            <span>MK</span>
          </Skeleton>
        </Avatar>
        <Typography>
          <Skeleton loading={loading}>
            <span>Mira Kovač</span>
          </Skeleton>
        </Typography>
      </Stack>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Show the member' : 'Load again'}
      </Button>
    </Stack>
  );
}
