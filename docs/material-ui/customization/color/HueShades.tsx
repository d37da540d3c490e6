import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as colors from '@mui/material/colors';
import { getContrastRatio } from '@mui/material/styles';

const { common, ...hues } = colors;
const names = Object.keys(hues) as (keyof typeof hues)[];

export default function HueShades() {
  const [name, setName] = React.useState<keyof typeof hues>('teal');

  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 420 }}>
      <TextField
        select
        label="Hue"
        value={name}
        onChange={(event) => setName(event.target.value as keyof typeof hues)}
      >
        {names.map((hue) => (
          <MenuItem key={hue} value={hue}>
            {hue}
          </MenuItem>
        ))}
      </TextField>
      <Box component="ul" aria-label={`Shades of ${name}`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {Object.entries(hues[name]).map(([shade, value]) => (
          <Box
            key={shade}
            component="li"
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              px: 2,
              py: 0.75,
              bgcolor: value,
              color: getContrastRatio(value, '#000') >= 4.6 ? common.black : common.white,
            }}
          >
            <span>{shade}</span>
            <span>{value}</span>
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
