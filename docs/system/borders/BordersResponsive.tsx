import Box from '@mui/material/Box';

export default function BordersResponsive() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        width: '100%',
        color: 'text.primary',
      }}
    >
      <Box
        sx={{
          p: 2,
          borderWidth: 0,
          borderBlockEndWidth: { xs: 1, md: 0 },
          borderInlineEndWidth: { xs: 0, md: 1 },
          borderStyle: 'solid',
          borderColor: 'divider',
        }}
      >
        Filters: two bedrooms, balcony
      </Box>
      <Box sx={{ p: 2 }}>18 apartments match your filters.</Box>
    </Box>
  );
}
