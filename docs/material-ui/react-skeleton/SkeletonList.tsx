import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';

const widths = ['85%', '60%', '75%'];

export default function SkeletonList() {
  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 360 }}>
      <Typography role="status" sx={visuallyHidden}>
        Loading your reservations
      </Typography>
      {widths.map((width) => (
        <Stack key={width} direction="row" aria-hidden sx={{ gap: 2, alignItems: 'center' }}>
          <Skeleton variant="rounded" width={56} height={40} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width={width} />
            <Skeleton width="45%" />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
