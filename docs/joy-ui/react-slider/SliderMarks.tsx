import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';

const fares = [
  { value: 0, label: '0 kg' },
  { value: 8, label: '8 kg' },
  { value: 23, label: '23 kg' },
  { value: 32, label: '32 kg' },
];

export default function SliderMarks() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, paddingInline: 3 }}>
      <Slider
        aria-label="Baggage"
        defaultValue={23}
        max={32}
        step={null}
        marks={fares}
        getAriaValueText={(weight) => `${weight} kg`}
        slotProps={{ markLabel: { sx: { color: 'text.secondary' } } }}
      />
    </Box>
  );
}
