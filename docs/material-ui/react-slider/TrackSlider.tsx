import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TrackSlider() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 320, gap: 1 }}>
      <Typography id="TrackSlider-seat">Seat position, without a track</Typography>
      <Slider aria-labelledby="TrackSlider-seat" track={false} marks step={10} defaultValue={60} />
      <Typography id="TrackSlider-budget">Budget left, inverted track</Typography>
      <Slider aria-labelledby="TrackSlider-budget" track="inverted" defaultValue={45} />
    </Stack>
  );
}
