import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function ArticleText() {
  return (
    <Box component="article" sx={{ maxWidth: '60ch' }}>
      <Typography variant="overline" component="div">
        Navigation
      </Typography>
      <Typography variant="h5" component="div" gutterBottom>
        How a lock lifts a boat
      </Typography>
      <Typography sx={{ mb: 2 }}>
        The lower gates close behind the boat. Water from above then fills the chamber, and the boat
        rises with it.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Filling takes eight minutes in a chamber of average size.
      </Typography>
    </Box>
  );
}
