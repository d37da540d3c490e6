import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { canalDrawing, lighthouseDrawing } from './drawings';

const stays = [
  {
    name: 'Keeper’s house',
    place: 'Skagen, Denmark',
    price: 96,
    image: lighthouseDrawing,
    free: 3,
  },
  { name: 'Loft by the canal', place: 'Ghent, Belgium', price: 118, image: canalDrawing, free: 1 },
];

export default function HorizontalCards() {
  return (
    <Stack component="ul" role="list" spacing={2} sx={{ width: '100%', maxWidth: 420, m: 0, p: 0 }}>
      {stays.map(({ name, place, price, image, free }) => (
        <Card
          key={name}
          component="li"
          orientation="horizontal"
          sx={{ '&:hover': { borderColor: 'neutral.outlinedHoverBorder', boxShadow: 'md' } }}
        >
          <AspectRatio ratio="1" sx={{ width: 96, flexShrink: 0 }}>
            <img src={image} alt="" />
          </AspectRatio>
          <CardContent sx={{ minWidth: 0 }}>
            <Typography level="title-md">
              <Link overlay underline="none" href="#HorizontalCards" sx={{ color: 'text.primary' }}>
                {name}
              </Link>
            </Typography>
            <Typography level="body-sm" textColor="text.secondary">
              {place}
            </Typography>
            <Typography level="body-sm" textColor="text.primary" sx={{ mt: 'auto' }}>
              €{price} a night
            </Typography>
            <Chip size="sm" variant="soft" color={free === 1 ? 'warning' : 'success'}>
              {free === 1 ? 'One night free' : `${free} nights free`}
            </Chip>
          </CardContent>
        </Card>
      ))}
    </Stack>
  );
}
