import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';

export default function SliderSizes() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 320, gap: 1 }}>
      <Slider aria-label="Brightness" defaultValue={70} />
      <Slider aria-label="Contrast" size="small" color="secondary" defaultValue={40} />
      <Slider aria-label="Warmth, set by the schedule" disabled defaultValue={25} />
    </Stack>
  );
}
