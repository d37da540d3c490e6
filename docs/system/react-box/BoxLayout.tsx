import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function BoxLayout() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
        width: '100%',
        p: 2,
        border: 1,
        borderColor: 'divider',
        color: 'text.primary',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        quarterly-report-of-the-northern-region-final.pdf
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined">Preview</Button>
        <Button variant="contained">Download</Button>
      </Box>
    </Box>
  );
}
