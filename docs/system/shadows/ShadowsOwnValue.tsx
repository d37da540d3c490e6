import Box from '@mui/material/Box';

const surface = { p: 2, borderRadius: 1, bgcolor: 'background.paper', color: 'text.primary' };

export default function ShadowsOwnValue() {
  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%', maxWidth: 320 }}>
      <Box sx={{ ...surface, color: 'primary.main', boxShadow: '0 0 0 2px currentColor' }}>
        A ring in the color of the text
      </Box>
      <Box sx={{ ...surface, boxShadow: (theme) => `${theme.shadows[3]}, inset 0 4px 0 -1px` }}>
        Level 3 and an edge at the top
      </Box>
      <Box sx={{ ...surface, boxShadow: 'inset 0 0 6px rgba(0, 0, 0, 0.4)' }}>An inner shadow</Box>
    </Box>
  );
}
