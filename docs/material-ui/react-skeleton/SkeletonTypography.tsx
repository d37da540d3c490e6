import * as React from 'react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SkeletonTypography() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack sx={{ gap: 2, width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setLoading((value) => !value)}>
        {loading ? 'Show the recipe' : 'Show the placeholder'}
      </Button>
      <div aria-busy={loading}>
        <Typography variant="h5" component="div">
          {loading ? <Skeleton width={220} /> : 'Buckwheat pancakes'}
        </Typography>
        <Typography variant="body2">
          {loading ? <Skeleton width={140} /> : '20 minutes, four people'}
        </Typography>
      </div>
    </Stack>
  );
}
