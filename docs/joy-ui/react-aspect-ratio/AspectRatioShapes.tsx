import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { coastDrawing } from './coastDrawing';

const shapes = ['1', '4/3', '21/9'];

export default function AspectRatioShapes() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      {shapes.map((ratio) => (
        <Box key={ratio} sx={{ width: 140 }}>
          <AspectRatio ratio={ratio} sx={{ borderRadius: 'sm' }}>
            <img src={coastDrawing} alt="" />
          </AspectRatio>
          <Typography level="body-sm" sx={{ mt: 1 }}>
            ratio {ratio}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
