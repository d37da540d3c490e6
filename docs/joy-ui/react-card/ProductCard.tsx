import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';
import { lampDrawing } from './drawings';

export default function ProductCard() {
  const [isLiked, setIsLiked] = React.useState(false);
  const Heart = isLiked ? FavoriteIcon : FavoriteBorderIcon;
  return (
    <Card sx={{ width: '100%', maxWidth: 320, boxShadow: 'sm' }}>
      <CardOverflow>
        <AspectRatio ratio="4/3">
          <img src={lampDrawing} alt="Table lamp with an orange shade on a wooden base" />
        </AspectRatio>
        <IconButton
          variant="solid"
          color={isLiked ? 'danger' : 'neutral'}
          aria-label="Add the lamp to your wish list"
          aria-pressed={isLiked}
          onClick={() => setIsLiked(!isLiked)}
          sx={{
            position: 'absolute',
            zIndex: 2,
            insetInlineEnd: 16,
            bottom: 0,
            translate: '0 50%',
            borderRadius: '50%',
          }}
        >
          <Heart sx={{ fontSize: 20 }} />
        </IconButton>
      </CardOverflow>
      <CardContent>
        <Typography level="body-sm" textColor="text.secondary">
          Lighting
        </Typography>
        <Link
          href="#ProductCard"
          color="neutral"
          textColor="text.primary"
          sx={{ fontWeight: 'lg' }}
        >
          Hygge table lamp
        </Link>
        <Typography
          level="title-lg"
          component="div"
          sx={{ mt: 0.5 }}
          endDecorator={
            <Chip size="sm" variant="soft" color="success">
              Lowest price in 30 days
            </Chip>
          }
        >
          €89
        </Typography>
        <Typography level="body-sm" textColor="text.secondary">
          Only <b>6</b> left in stock
        </Typography>
      </CardContent>
      <CardActions>
        <Button>Add to cart</Button>
      </CardActions>
    </Card>
  );
}
