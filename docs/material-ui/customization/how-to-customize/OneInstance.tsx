import Slider, { sliderClasses } from '@mui/material/Slider';

export default function OneInstance() {
  return (
    <Slider
      aria-label="Water per day"
      defaultValue={40}
      sx={{
        maxWidth: 300,
        mx: 2,
        color: 'success.main',
        [`& .${sliderClasses.rail}`]: { opacity: 1, bgcolor: 'divider' },
        [`& .${sliderClasses.thumb}`]: { borderRadius: 1 },
      }}
    />
  );
}
