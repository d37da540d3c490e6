import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

export default function FlexboxGrow() {
  return (
    <Box
      role="group"
      aria-label="Route"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%', maxWidth: 640 }}
    >
      <TextField label="From" size="small" sx={{ flex: '1 1 200px' }} />
      <TextField label="To" size="small" sx={{ flex: '1 1 200px' }} />
      <Button variant="contained" sx={{ flex: 'none' }}>
        Find trains
      </Button>
    </Box>
  );
}
