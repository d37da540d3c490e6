import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const gains = [
  { value: -12, label: '−12 dB' },
  { value: 0, label: '0 dB' },
  { value: 12, label: '+12 dB' },
];

const bands = [
  { name: 'Bass', gain: 4 },
  { name: 'Middle', gain: -2 },
  { name: 'Treble', gain: 6 },
];

export default function VerticalSlider() {
  return (
    <Stack direction="row" sx={{ height: 260, gap: 1, paddingBlock: 2 }}>
      {bands.map((band) => (
        <Stack key={band.name} sx={{ gap: 3, alignItems: 'flex-start' }}>
          <Slider
            aria-label={band.name}
            orientation="vertical"
            defaultValue={band.gain}
            min={-12}
            max={12}
            marks={gains}
            getAriaValueText={(value) => `${value} decibels`}
          />
          <Typography variant="body2">{band.name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
