import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const clamp = (value: number) => Math.min(100, Math.max(0, value));

export default function InputSlider() {
  const [text, setText] = React.useState('30');
  const opacity = clamp(Number(text) || 0);

  return (
    <Stack direction="row" sx={{ width: '100%', maxWidth: 360, gap: 3, alignItems: 'center' }}>
      <Slider
        aria-label="Watermark opacity"
        value={opacity}
        onChange={(_event: Event, newValue: number) => setText(String(newValue))}
      />
      <TextField
        label="Opacity in %"
        size="small"
        type="number"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(String(opacity))}
        slotProps={{ htmlInput: { min: 0, max: 100 } }}
        sx={{ width: 120, flexShrink: 0 }}
      />
    </Stack>
  );
}
