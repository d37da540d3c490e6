import Box from '@mui/material/Box';

export default function SpacingBleed() {
  return (
    <Box
      sx={{
        p: 2,
        maxWidth: 360,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <div>Parcel 4418 is on its way.</div>
      <Box
        sx={{ mx: -2, my: 2, px: 2, py: 1, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        Delivery between 14:00 and 16:00
      </Box>
      <div>Leave a note if a neighbor may take it.</div>
    </Box>
  );
}
