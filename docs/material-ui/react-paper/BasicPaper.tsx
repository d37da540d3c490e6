import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicPaper() {
  return (
    <Paper sx={{ p: 3, width: '100%', maxWidth: 360 }}>
      <Typography>Workshop rules</Typography>
      <Typography variant="body2" color="textSecondary">
        Wear glasses at the lathe, and sweep the floor before you leave.
      </Typography>
    </Paper>
  );
}
