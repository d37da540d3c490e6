import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { styled } from '@mui/material/styles';

const Poster = styled(Grid)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: 64,
  borderRadius: theme.spacing(1),
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
  color: (theme.vars ?? theme).palette.primary.contrastText,
}));

export default function CustomizedGrid() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2}>
        <Poster size={{ xs: 12, sm: 5 }}>Film of the week</Poster>
        <Poster size={{ xs: 6, sm: 'grow' }}>Matinee</Poster>
        <Poster size={{ xs: 6, sm: 'grow' }}>Late show</Poster>
      </Grid>
    </Box>
  );
}
