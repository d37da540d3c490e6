import Box from '@mui/material/Box';

export default function PaletteFills() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
        '& > *': { p: 2, borderRadius: 1 },
      }}
    >
      <Box sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>Open today</Box>
      <Box sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>Guided tour</Box>
      <Box sx={{ bgcolor: 'action.selected', color: 'text.primary' }}>Your selection</Box>
      <Box sx={{ bgcolor: 'text.primary', color: 'background.paper' }}>Closed on Monday</Box>
    </Box>
  );
}
