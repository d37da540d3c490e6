import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const tanks = [
  { name: 'Port', level: 60 },
  { name: 'Center', level: 85 },
  { name: 'Starboard', level: 55 },
];

export default function SliderVertical() {
  return (
    <Stack direction="row" spacing={3}>
      {tanks.map(({ name, level }) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          <Typography id={`SliderVertical-${name}`} level="body-sm">
            {name}
          </Typography>
          <Slider
            orientation="vertical"
            defaultValue={level}
            sx={{ height: 160 }}
            slotProps={{ input: { 'aria-labelledby': `SliderVertical-${name}` } }}
          />
        </Stack>
      ))}
    </Stack>
  );
}
