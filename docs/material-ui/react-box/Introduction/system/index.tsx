import Box from '@mui/material/Box';

export default function Introduction() {
  return (
    <Box
      sx={{
        maxWidth: 260,
        p: 2,
        border: '2px dashed',
        borderColor: 'success.main',
        borderRadius: 2,
        color: 'text.primary',
      }}
    >
      <Box sx={{ fontWeight: 700 }}>Sugar snap peas</Box>
      <Box sx={{ typography: 'body2' }}>Sow from March to June, 5 cm deep.</Box>
    </Box>
  );
}
