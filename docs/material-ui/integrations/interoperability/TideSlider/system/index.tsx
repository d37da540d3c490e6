import Slider from '@mui/material/Slider';

export default function TideSlider() {
  return (
    <Slider
      aria-label="Tide height in meters"
      defaultValue={3}
      max={6}
      marks
      sx={{
        maxWidth: 320,
        color: 'secondary.main',
        '& .MuiSlider-track, & .MuiSlider-rail': { height: 10, borderRadius: 1 },
        '& .MuiSlider-thumb': { width: 14, height: 30, borderRadius: 1 },
      }}
    />
  );
}
