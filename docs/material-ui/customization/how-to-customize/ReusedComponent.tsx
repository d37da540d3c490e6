import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider, { type SliderProps } from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { styled } from '@mui/material/styles';

interface ValveProps extends SliderProps {
  warm?: boolean;
}

const Valve = styled(Slider, {
  shouldForwardProp: (prop) => prop !== 'warm',
})<ValveProps>(({ theme }) => ({
  height: 10,
  variants: [
    { props: { warm: true }, style: { color: (theme.vars ?? theme).palette.warning.main } },
  ],
}));

export default function ReusedComponent() {
  const [warm, setWarm] = React.useState(false);

  return (
    <Stack sx={{ width: '100%', maxWidth: 300, px: 2 }}>
      <FormControlLabel
        control={<Switch checked={warm} onChange={(event) => setWarm(event.target.checked)} />}
        label="Warm water"
      />
      <Valve aria-label="Kitchen" defaultValue={30} warm={warm} />
      <Valve aria-label="Bathroom" defaultValue={70} warm={warm} />
    </Stack>
  );
}
