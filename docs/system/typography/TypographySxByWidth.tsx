import Box from '@mui/material/Box';

export default function TypographySxByWidth() {
  return (
    <Box sx={{ width: '100%', color: 'text.primary' }}>
      <Box
        sx={{
          typography: { xs: 'body1', sm: 'h6', md: 'h4' },
          textAlign: { xs: 'center', sm: 'start' },
        }}
      >
        The night train leaves from platform nine
      </Box>
      <Box sx={{ typography: 'body2', textAlign: { xs: 'center', sm: 'end' } }}>
        Beds are ready from 21:30.
      </Box>
    </Box>
  );
}
