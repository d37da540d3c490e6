import FormControlLabel from '@mui/material/FormControlLabel';
import Switch, { switchClasses } from '@mui/material/Switch';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { styled } from '@mui/material/styles';

const WideSwitch = styled(Switch)(({ theme }) => ({
  width: 52,
  height: 32,
  padding: 4,
  [`& .${switchClasses.switchBase}`]: {
    padding: 6,
    [`&.${switchClasses.checked}`]: {
      transform: 'translateX(20px)',
      color: (theme.vars ?? theme).palette.primary.contrastText,
    },
    [`&.${switchClasses.checked} + .${switchClasses.track}`]: { opacity: 1 },
  },
  [`& .${switchClasses.thumb}`]: {
    boxShadow: 'none',
  },
  [`& .${switchClasses.track}`]: {
    borderRadius: 12,
  },
}));

export default function CustomizedSwitch() {
  return (
    <FormControlLabel
      control={<WideSwitch defaultChecked slotProps={{ input: { role: 'switch' } }} />}
      label="Accept bookings online"
      sx={{ gap: 1, marginInlineStart: 0 }}
    />
  );
}
