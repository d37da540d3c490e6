import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import Typography from '@mui/material/Typography';

const title = 'An annotated history of the river crossings of the northern counties, volume two';
const rowSx = { border: 1, borderColor: 'divider', p: 1 } as const;

export default function LegacyLongText() {
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <GridLegacy container wrap="nowrap" sx={rowSx}>
        <GridLegacy item xs zeroMinWidth>
          <Typography noWrap>{title}</Typography>
        </GridLegacy>
      </GridLegacy>
      <Grid container wrap="nowrap" sx={rowSx}>
        <Grid size="grow">
          <Typography noWrap>{title}</Typography>
        </Grid>
      </Grid>
    </Box>
  );
}
