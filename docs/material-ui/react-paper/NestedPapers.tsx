import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function NestedPapers() {
  return (
    <Paper elevation={2} sx={{ p: 3, width: '100%', maxWidth: 360 }}>
      <Typography>Invoice 77</Typography>
      <Paper variant="outlined" sx={{ p: 2, mt: 2, background: 'none' }}>
        <Typography variant="body2">Three hours of piano tuning</Typography>
      </Paper>
    </Paper>
  );
}
