import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

export default function ShadowsDarkMode() {
  const surface = { p: 2, borderRadius: 1, bgcolor: 'background.paper', color: 'text.primary' };

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        width: '100%',
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
      }}
    >
      <Box sx={{ ...surface, boxShadow: 8 }}>Box, shadow only</Box>
      <Box
        sx={[
          { ...surface, boxShadow: 8 },
          (theme) =>
            theme.applyStyles('dark', { boxShadow: 'none', outline: 1, outlineColor: 'divider' }),
        ]}
      >
        Box, line in dark mode
      </Box>
      <Paper elevation={8} sx={{ p: 2 }}>
        Paper, lighter in dark mode
      </Paper>
    </Box>
  );
}
