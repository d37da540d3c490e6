import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const stalls = ['Bread', 'Cheese', 'Honey', 'Apples', 'Herbs', 'Fish'];

export default function JoyGridBasics() {
  return (
    <Grid container component="ul" role="list" spacing={2} sx={{ width: '100%', m: 0, p: 0 }}>
      {stalls.map((stall) => (
        <Grid key={stall} component="li" size={{ xs: 6, md: 4 }} sx={{ listStyle: 'none' }}>
          <Sheet variant="outlined" sx={{ p: 2, borderRadius: 'sm' }}>
            {stall}
          </Sheet>
        </Grid>
      ))}
    </Grid>
  );
}
