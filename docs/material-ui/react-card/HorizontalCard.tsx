import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

const cover = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <rect width="100" height="100" fill="#283a5e"/>
  <circle cx="50" cy="50" r="34" fill="#f2a65a"/>
  <circle cx="50" cy="50" r="6" fill="#283a5e"/>
</svg>`;

export default function HorizontalCard() {
  return (
    <Card variant="outlined" sx={{ display: 'flex', width: '100%', maxWidth: 380 }}>
      <CardMedia
        role="presentation"
        image={`data:image/svg+xml,${encodeURIComponent(cover)}`}
        sx={{ flex: '0 0 96px' }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <CardContent>
          <Typography>Evening radio</Typography>
          <Typography variant="body2" color="textSecondary">
            Episode 42: how lighthouses are kept
          </Typography>
          <Typography variant="body2" color="textSecondary">
            38 minutes
          </Typography>
        </CardContent>
      </Box>
    </Card>
  );
}
