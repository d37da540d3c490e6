import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160">
  <rect width="320" height="160" fill="#bfe3f5"/>
  <circle cx="250" cy="45" r="22" fill="#ffd166"/>
  <path d="M0 160 90 60l70 80 60-50 100 70z" fill="#3d6b57"/>
</svg>`;

export default function CardPicture() {
  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <CardMedia
        component="img"
        image={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
        alt="Green hills under a low sun"
        height={160}
      />
      <CardContent>
        <Typography variant="h6" component="div">
          Ridge trail
        </Typography>
        <Typography variant="body2" color="textSecondary">
          14 km, 620 m of ascent, open from May to October
        </Typography>
      </CardContent>
    </Card>
  );
}
