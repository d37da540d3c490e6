import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';

export default function LocalVariable() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 320,
        px: 2,
        '--mui-palette-primary-main': '#8e44ad',
        '--mui-palette-primary-mainChannel': '142 68 173',
      }}
    >
      <FormControlLabel control={<Checkbox defaultChecked />} label="Night train" />
      <Slider aria-label="Berths" defaultValue={4} min={1} max={6} />
    </Box>
  );
}
