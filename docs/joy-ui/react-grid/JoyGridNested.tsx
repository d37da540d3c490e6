import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';

const cell = { p: 1.5, borderRadius: 'sm', textAlign: 'center' };

export default function JoyGridNested() {
  return (
    <Grid container columns={8} spacing={1.5} sx={{ width: '100%' }}>
      <Grid size={8}>
        <Sheet variant="solid" color="primary" sx={cell}>
          Main hall
        </Sheet>
      </Grid>
      <Grid container size={{ xs: 8, sm: 4 }}>
        {['Cloakroom', 'Bar'].map((room) => (
          <Grid key={room} size={4}>
            <Sheet variant="soft" color="primary" sx={cell}>
              {room}
            </Sheet>
          </Grid>
        ))}
      </Grid>
      <Grid size={{ xs: 8, sm: 4 }}>
        <Sheet variant="outlined" sx={cell}>
          Stage
        </Sheet>
      </Grid>
    </Grid>
  );
}
