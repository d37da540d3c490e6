import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

const shelves = ['Poetry', 'Travel', 'Maps', 'Atlases'];

export default function LegacyColumns() {
  return (
    <Box sx={{ width: '100%', p: 2 }}>
      <GridLegacy container spacing={2}>
        {shelves.map((shelf) => (
          <GridLegacy item key={shelf} xs={6} md={3}>
            <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
              {shelf}
            </Paper>
          </GridLegacy>
        ))}
      </GridLegacy>
    </Box>
  );
}
