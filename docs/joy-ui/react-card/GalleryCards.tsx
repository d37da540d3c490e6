import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardCover from '@mui/joy/CardCover';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { canalDrawing, lampDrawing, lighthouseDrawing, soupDrawing } from './drawings';
import { trailDrawing } from './trailDrawing';

const albums = [
  { name: 'Canals', count: 48, image: canalDrawing, isWide: true },
  { name: 'Soup weeks', count: 12, image: soupDrawing },
  { name: 'Interiors', count: 31, image: lampDrawing },
  { name: 'Lighthouses', count: 26, image: lighthouseDrawing },
  { name: 'Ridge trail', count: 74, image: trailDrawing },
];

export default function GalleryCards() {
  return (
    <Box
      component="ul"
      role="list"
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
        gridAutoRows: 150,
        width: '100%',
        maxWidth: 640,
        m: 0,
        p: 0,
      }}
    >
      {albums.map(({ name, count, image, isWide }) => (
        <Card
          key={name}
          component="li"
          variant="plain"
          sx={{
            gridColumn: isWide ? 'span 2' : undefined,
            overflow: 'hidden',
            '& img': { transition: 'scale 0.3s' },
            '&:hover img': { scale: '1.05' },
          }}
        >
          <CardCover>
            <img src={image} alt="" />
          </CardCover>
          <CardCover
            sx={{
              background: 'linear-gradient(to top, rgb(0 0 0 / 0.85) 25%, rgb(0 0 0 / 0) 65%)',
            }}
          />
          <CardContent sx={{ justifyContent: 'flex-end', gap: 0 }}>
            <Typography level="title-sm">
              <Link overlay href="#GalleryCards" underline="none" sx={{ color: 'common.white' }}>
                {name}
              </Link>
            </Typography>
            <Typography level="body-xs" textColor="common.white">
              {count} photos
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
