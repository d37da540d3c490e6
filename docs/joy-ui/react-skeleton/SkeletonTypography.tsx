import * as React from 'react';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SkeletonTypography() {
  const [loading, setLoading] = React.useState(true);
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <div aria-busy={loading}>
        <Typography level="title-lg">
          <Skeleton loading={loading}>
            <span>Lake weather</span>
          </Skeleton>
        </Typography>
        <Typography>
          <Skeleton loading={loading}>
            <span>Wind from the north, 18 °C at noon, light rain after four.</span>
          </Skeleton>
        </Typography>
      </div>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Show the forecast' : 'Load again'}
      </Button>
    </Stack>
  );
}
