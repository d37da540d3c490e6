import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

const halls = ['All halls', 'Hall 1', 'Hall 2', 'Hall 3'];

export default function GridSizes() {
  return (
    <Box sx={{ width: '100%' }}>
      <Grid container spacing={2} sx={{ alignItems: 'center' }}>
        <Grid size={{ xs: 12, sm: 'grow' }}>
          <TextField fullWidth size="small" type="search" label="Film or director" />
        </Grid>
        <Grid size={{ xs: 'grow', sm: 3 }}>
          <TextField select fullWidth size="small" label="Hall" defaultValue="All halls">
            {halls.map((hall) => (
              <MenuItem key={hall} value={hall}>
                {hall}
              </MenuItem>
            ))}
          </TextField>
        </Grid>
        <Grid size="auto">
          <Button variant="contained">Search</Button>
        </Grid>
      </Grid>
    </Box>
  );
}
