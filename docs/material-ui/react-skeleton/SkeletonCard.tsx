import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SkeletonCard() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 340 }}>
      <FormControlLabel
        control={<Switch checked={loading} onChange={(_event, checked) => setLoading(checked)} />}
        label="Loading"
      />
      <Card variant="outlined" aria-busy={loading}>
        <CardHeader
          avatar={
            loading ? (
              <Skeleton variant="circular" width={40} height={40} />
            ) : (
              <Avatar aria-hidden sx={{ bgcolor: 'text.primary', color: 'background.paper' }}>
                M
              </Avatar>
            )
          }
          title={loading ? <Skeleton width="60%" /> : 'Maja Lindqvist'}
          subheader={loading ? <Skeleton width="40%" /> : 'Reviewed on June 2, 2025'}
        />
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2">
            {loading ? <Skeleton /> : 'Quiet rooms and a good breakfast.'}
          </Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
