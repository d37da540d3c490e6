import Box from '@mui/material/Box';

export default function SeedPacket() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        p: 2,
        border: 2,
        borderColor: 'success.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        typography: 'body1',
      }}
    >
      <strong>Marigold</strong>
      <span>Sow from April, 2 cm deep</span>
    </Box>
  );
}
