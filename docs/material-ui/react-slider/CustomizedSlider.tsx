import Box from '@mui/material/Box';
import Slider, { sliderClasses } from '@mui/material/Slider';
import { styled } from '@mui/material/styles';

const TripSlider = styled(Slider)({
  height: 8,
  [`& .${sliderClasses.rail}`]: {
    opacity: 0.24,
  },
  [`& .${sliderClasses.thumb}`]: {
    width: 28,
    height: 28,
    borderRadius: 8,
    '&::after': { borderRadius: 8 },
    '&::before': { display: 'none' },
  },
  [`& .${sliderClasses.valueLabel}`]: {
    borderRadius: 8,
    fontWeight: 700,
  },
});

export default function CustomizedSlider() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, paddingTop: 5 }}>
      <TripSlider
        aria-label="Trip length in days"
        defaultValue={9}
        min={1}
        max={21}
        valueLabelDisplay="on"
        slotProps={{ valueLabel: { style: { paddingInline: 14 } } }}
      />
    </Box>
  );
}
