import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import NavigationIcon from '@mui/icons-material/Navigation';
import RateReviewIcon from '@mui/icons-material/RateReview';

export default function ExtendedFabs() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Fab variant="extended" color="primary">
        <NavigationIcon sx={{ marginInlineEnd: 1 }} />
        Start the tour
      </Fab>
      <Fab variant="extended">
        <RateReviewIcon sx={{ marginInlineEnd: 1 }} />
        Write a review
      </Fab>
    </Stack>
  );
}
