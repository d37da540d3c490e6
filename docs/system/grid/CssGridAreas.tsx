import Box from '@mui/material/Box';

const cell = { p: 2, border: 1, borderColor: 'divider' };

export default function CssGridAreas() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        width: '100%',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        gridTemplateAreas: {
          xs: '"title" "price" "text"',
          md: '"title price" "text text"',
        },
        color: 'text.primary',
      }}
    >
      <Box sx={{ ...cell, gridArea: 'title' }}>Walk through the old harbor</Box>
      <Box sx={{ ...cell, gridArea: 'price' }}>€15 per person</Box>
      <Box sx={{ ...cell, gridArea: 'text' }}>
        Two hours with a local guide. The walk starts at the lighthouse.
      </Box>
    </Box>
  );
}
