import Slider from '@mui/material/Slider';
import './tide-slider.css';

export default function TideSlider() {
  return (
    <Slider className="tide" aria-label="Tide height in meters" defaultValue={3} max={6} marks />
  );
}
