import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { drawCover } from './drawCover';

const courses = [
  {
    name: 'Pruning',
    text: 'Fruit trees in late winter.',
    image: drawCover('#dcebd5', '#3f7d4e', 31),
  },
  {
    name: 'Compost',
    text: 'Layers, moisture, and heat, explained at our three open heaps.',
    image: drawCover('#f1e3d3', '#8a5a36', 47),
  },
  { name: 'Seeds', text: 'Harvest, dry, and store.', image: drawCover('#fbeec4', '#a9781b', 23) },
  {
    name: 'Ponds',
    text: 'Plants that keep the water clear.',
    image: drawCover('#d3e8ef', '#2f7392', 58),
  },
];

export default function CardGallery() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Garden courses"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 170px), 1fr))',
        listStyle: 'none',
        m: 0,
        p: 0,
        width: '100%',
      }}
    >
      {courses.map(({ name, text, image }) => (
        <Card key={name} component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
          <CardMedia component="img" height={110} image={image} alt="" />
          <CardContent sx={{ flexGrow: 1 }}>
            <Typography>{name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </CardContent>
          <CardActions sx={{ px: 2 }}>
            <Link href="#lists-of-cards">Dates of {name}</Link>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
