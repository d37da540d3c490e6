import Slider from '@mui/material/Slider';

export default function Introduction() {
  return (
    <Slider
      aria-label="Playback position"
      defaultValue={40}
      sx={{
        maxWidth: 320,
        height: 8,
        '& .MuiSlider-rail': { opacity: 0.3 },
        '& .MuiSlider-track': { border: 0 },
        '& .MuiSlider-thumb': {
          width: 24,
          height: 24,
          borderRadius: 1,
          '&::after': { borderRadius: 1 },
        },
      }}
    />
  );
}
