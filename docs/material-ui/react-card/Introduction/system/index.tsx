import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

export default function Introduction() {
  return (
    <Card
      variant="outlined"
      sx={{ maxWidth: 280, borderRadius: 3, borderInlineStartWidth: 6, p: 2.5 }}
    >
      <Typography sx={{ fontWeight: 600 }}>Table for four</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        Friday at 19:30, by the window
      </Typography>
    </Card>
  );
}
