import AspectRatio from '@mui/joy/AspectRatio';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import CardOverflow from '@mui/joy/CardOverflow';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { soupDrawing } from './drawings';

export default function RecipeCard() {
  return (
    <Card sx={{ width: '100%', maxWidth: 320 }}>
      <CardOverflow>
        <AspectRatio ratio="16/9">
          <img src={soupDrawing} alt="Blue bowl of steaming tomato soup" />
        </AspectRatio>
      </CardOverflow>
      <CardContent>
        <Typography level="title-md">
          <Link overlay underline="none" href="#RecipeCard" sx={{ color: 'text.primary' }}>
            Roasted tomato soup
          </Link>
        </Typography>
        <Typography level="body-sm" textColor="text.secondary">
          Tomatoes and garlic from the oven, basil, and a spoonful of cream.
        </Typography>
        <Stack direction="row" useFlexGap sx={{ gap: 0.75, mt: 0.5, flexWrap: 'wrap' }}>
          {['Vegetarian', 'One pot', 'Freezes well'].map((tag) => (
            <Chip key={tag} size="sm" variant="outlined">
              {tag}
            </Chip>
          ))}
        </Stack>
      </CardContent>
      <CardOverflow variant="soft">
        <Divider inset="context" />
        <CardContent orientation="horizontal" sx={{ justifyContent: 'space-between' }}>
          {['45 minutes', '4 servings', '210 kcal'].map((fact) => (
            <Typography key={fact} level="body-xs" textColor="text.primary">
              {fact}
            </Typography>
          ))}
        </CardContent>
      </CardOverflow>
    </Card>
  );
}
