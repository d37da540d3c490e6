import Box from '@mui/material/Box';
import SpeedDial, { speedDialClasses } from '@mui/material/SpeedDial';
import SpeedDialAction, { speedDialActionClasses } from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { styled } from '@mui/material/styles';
import EggIcon from '@mui/icons-material/Egg';
import GrassIcon from '@mui/icons-material/Grass';

const SquareDial = styled(SpeedDial)(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 8,
  insetInlineEnd: 8,
  [`& .${speedDialClasses.fab}`]: {
    borderRadius: theme.spacing(2),
    backgroundColor: (theme.vars ?? theme).palette.secondary.main,
    color: (theme.vars ?? theme).palette.secondary.contrastText,
    '&:hover': { backgroundColor: (theme.vars ?? theme).palette.secondary.dark },
  },
  [`& .${speedDialActionClasses.fab}`]: {
    borderRadius: theme.spacing(1.5),
    color: (theme.vars ?? theme).palette.text.primary,
  },
}));

export default function CustomizedSpeedDial() {
  return (
    <Box sx={{ position: 'relative', width: '100%', height: 240 }}>
      <SquareDial ariaLabel="Log farm work" icon={<SpeedDialIcon />}>
        <SpeedDialAction icon={<EggIcon />} slotProps={{ tooltip: { title: 'Eggs collected' } }} />
        <SpeedDialAction icon={<GrassIcon />} slotProps={{ tooltip: { title: 'Hay made' } }} />
      </SquareDial>
    </Box>
  );
}
