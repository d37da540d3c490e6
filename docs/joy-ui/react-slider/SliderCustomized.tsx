import Box from '@mui/joy/Box';
import Slider, { sliderClasses } from '@mui/joy/Slider';

export default function SliderCustomized() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Slider
        aria-label="Brightness"
        defaultValue={70}
        sx={(theme) => ({
          '--Slider-trackSize': '14px',
          '--Slider-thumbSize': '26px',
          '--Slider-thumbWidth': '12px',
          '--Slider-thumbRadius': '4px',
          [`& .${sliderClasses.rail}`]: {
            border: `1px solid ${theme.vars.palette.neutral[400]}`,
            boxSizing: 'border-box',
          },
        })}
      />
    </Box>
  );
}
