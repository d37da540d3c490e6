import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function PaletteInSx() {
  return (
    <Box
      sx={{
        p: 2,
        width: '100%',
        maxWidth: 420,
        bgcolor: 'background.paper',
        color: 'primary.main',
        border: 1,
        borderColor: 'divider',
        borderInlineStart: '4px solid currentColor',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Typography color="text.primary">Platform 4, 18:12</Typography>
      <Typography variant="body2" color="text.secondary">
        Regional train to the coast, every 30 minutes.
      </Typography>
    </Box>
  );
}
