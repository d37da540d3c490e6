import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const courses = [
  { name: 'Pruning', text: 'Fruit trees in late winter.' },
  { name: 'Compost', text: 'Layers, moisture and heat, explained at our three open heaps.' },
  { name: 'Seeds', text: 'Harvest, dry and store.' },
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
      {courses.map(({ name, text }) => (
        <Card key={name} component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
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
