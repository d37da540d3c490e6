import Paper from '@mui/material/Paper';

export default function Introduction() {
  return (
    <Paper elevation={3} sx={{ borderRadius: 2, px: 3, py: 2 }}>
      Low tide at 06:48
    </Paper>
  );
}
