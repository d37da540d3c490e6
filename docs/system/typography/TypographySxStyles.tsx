import Box from '@mui/material/Box';

export default function TypographySxStyles() {
  return (
    <Box sx={{ maxWidth: 420, color: 'text.primary' }}>
      <Box sx={{ typography: 'overline', color: 'text.secondary' }}>Garden</Box>
      <Box sx={{ typography: 'h6' }}>Tomatoes on a north balcony</Box>
      <Box sx={{ typography: 'body2', mt: 1 }}>
        Four hours of light are enough for small varieties. Turn the pots every week.
      </Box>
    </Box>
  );
}
