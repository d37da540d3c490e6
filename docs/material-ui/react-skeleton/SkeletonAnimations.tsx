import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function SkeletonAnimations() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
      }}
    >
      <div>
        <Typography variant="body2">Pulse</Typography>
        <Skeleton />
        <Skeleton width="70%" />
      </div>
      <div>
        <Typography variant="body2">Wave</Typography>
        <Skeleton animation="wave" />
        <Skeleton animation="wave" width="70%" />
      </div>
      <div>
        <Typography variant="body2">None</Typography>
        <Skeleton animation={false} />
        <Skeleton animation={false} width="70%" />
      </div>
    </Box>
  );
}
