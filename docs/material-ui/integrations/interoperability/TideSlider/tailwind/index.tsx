import Slider from '@mui/material/Slider';

export default function TideSlider() {
  return (
    <Slider
      aria-label="Tide height in meters"
      defaultValue={3}
      max={6}
      marks
      className="max-w-80 text-teal-700 dark:text-teal-300"
      classes={{
        track: 'h-2.5 rounded',
        rail: 'h-2.5 rounded',
        thumb: 'h-[30px] w-3.5 rounded',
      }}
    />
  );
}
