import AspectRatio from '@mui/joy/AspectRatio';
import Sheet from '@mui/joy/Sheet';
import { coastDrawing } from './coastDrawing';

export default function BasicAspectRatio() {
  return (
    <Sheet variant="outlined" sx={{ width: '100%', maxWidth: 360, p: 2, borderRadius: 'md' }}>
      <AspectRatio sx={{ borderRadius: 'sm' }}>
        <img src={coastDrawing} alt="Low sun above a green coast" />
      </AspectRatio>
      <p>Ferry to the island, every two hours.</p>
    </Sheet>
  );
}
