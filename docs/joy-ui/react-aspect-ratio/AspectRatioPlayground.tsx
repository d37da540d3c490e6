import AspectRatio from '@mui/joy/AspectRatio';
import type { AspectRatioProps } from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import { coastDrawing } from './coastDrawing';

export default function AspectRatioPlayground(props: AspectRatioProps) {
  return (
    <Box sx={{ width: 240 }}>
      <AspectRatio {...props}>
        <img src={coastDrawing} alt="Low sun above a green coast" />
      </AspectRatio>
    </Box>
  );
}
