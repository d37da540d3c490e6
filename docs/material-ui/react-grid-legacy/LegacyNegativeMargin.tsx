import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import Typography from '@mui/material/Typography';

const frameSx = { border: 1, borderColor: 'divider', m: 4 } as const;
const fillSx = { bgcolor: 'primary.main', color: 'primary.contrastText' } as const;

export default function LegacyNegativeMargin() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={frameSx}>
        <GridLegacy container spacing={3} sx={fillSx}>
          <GridLegacy item xs={12}>
            <Typography variant="body2">GridLegacy starts outside its frame</Typography>
          </GridLegacy>
        </GridLegacy>
      </Box>
      <Box sx={frameSx}>
        <Grid container spacing={3} sx={fillSx}>
          <Grid size={12}>
            <Typography variant="body2">Grid stays inside</Typography>
          </Grid>
        </Grid>
      </Box>
    </Box>
  );
}
