import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';
import { coastDrawing } from './coastDrawing';

export default function AspectRatioFit() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      {(['cover', 'contain'] as const).map((objectFit) => (
        <Box key={objectFit} sx={{ width: 160 }}>
          <AspectRatio ratio="1" objectFit={objectFit} variant="outlined">
            <img src={coastDrawing} alt="" />
          </AspectRatio>
          <Typography level="body-sm" sx={{ mt: 1 }}>
            {objectFit}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
