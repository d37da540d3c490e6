import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import Typography from '@mui/joy/Typography';

export default function DividerVerticalText() {
  return (
    <Box sx={{ display: 'flex', gap: 2, minHeight: 120, maxWidth: 420 }}>
      <Typography sx={{ flex: 1 }}>Bring the bottles back and get 15 cents for each.</Typography>
      <Divider orientation="vertical" role="presentation">
        or
      </Divider>
      <Typography sx={{ flex: 1 }}>Give the deposit to the shelter on Mill Street.</Typography>
    </Box>
  );
}
