import Slider from '@mui/material/Slider';
import './tide-slider.css';

export default function TideSlider() {
  return (
    <Slider
      className="tide"
      aria-label="Height of the tide in meters"
      defaultValue={3}
      max={6}
      marks
    />
  );
}
