import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';
import { trailDrawing } from './trailDrawing';

const sizes = [
  ['sm', 'Small'],
  ['md', 'Medium'],
  ['lg', 'Large'],
] as const;

export default function CardSizes() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2, width: '100%' }}>
      {sizes.map(([size, name]) => (
        <Card key={size} size={size} sx={{ width: 160 }}>
          <AspectRatio ratio="4/3">
            <img src={trailDrawing} alt="" />
          </AspectRatio>
          <Typography textColor="text.primary">{name}</Typography>
        </Card>
      ))}
    </Box>
  );
}
