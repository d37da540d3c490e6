import Box from '@mui/material/Box';
import GridLegacy from '@mui/material/GridLegacy';
import Paper from '@mui/material/Paper';

export default function LegacyAutoWidth() {
  return (
    <Box sx={{ width: '100%', p: 2 }}>
      <GridLegacy container spacing={1}>
        <GridLegacy item xs="auto">
          <Paper variant="outlined" sx={{ p: 1 }}>
            auto: shelf 12
          </Paper>
        </GridLegacy>
        <GridLegacy item xs>
          <Paper variant="outlined" sx={{ p: 1 }}>
            true: fills the rest
          </Paper>
        </GridLegacy>
      </GridLegacy>
    </Box>
  );
}
