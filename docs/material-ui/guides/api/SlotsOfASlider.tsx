import Box from '@mui/material/Box';
import Slider, { SliderThumb } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const SquareThumb = styled(SliderThumb)({ borderRadius: 4 });

export default function SlotsOfASlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, px: 2, pt: 5 }}>
      <Slider
        aria-label="Oven temperature"
        defaultValue={180}
        min={50}
        max={250}
        step={10}
        valueLabelDisplay="on"
        valueLabelFormat={(value) => `${value} °C`}
        slots={{ thumb: SquareThumb }}
        slotProps={{ rail: { style: { opacity: 0.2 } } }}
      />
    </Box>
  );
}
