import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function SkeletonCard() {
  const [loading, setLoading] = React.useState(true);
  return (
    <Card
      role="group"
      aria-label="Trail of the week"
      aria-busy={loading}
      sx={{ width: '100%', maxWidth: 300 }}
    >
      <AspectRatio ratio="21/9" variant="soft" color="success">
        <Skeleton loading={loading}>
          <Typography level="title-lg" component="div">
            1,240 m
          </Typography>
        </Skeleton>
      </AspectRatio>
      <CardContent>
        <Typography level="title-md">
          <Skeleton loading={loading}>
            <span>Ridge path</span>
          </Skeleton>
        </Typography>
        <Typography>
          <Skeleton loading={loading}>
            <span>Fourteen kilometers above the lake.</span>
          </Skeleton>
        </Typography>
      </CardContent>
      <Button variant="soft" onClick={() => setLoading(!loading)}>
        {loading ? 'Show the trail' : 'Load again'}
      </Button>
    </Card>
  );
}
