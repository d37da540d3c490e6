import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

const photos = [
  { name: '1 Harbor', wide: true },
  { name: '2 Skyline', wide: true },
  { name: '3 Pier', wide: false },
  { name: '4 Café', wide: false },
];

export default function CssGridFlow() {
  const [dense, setDense] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 480, color: 'text.primary' }}>
      <FormControlLabel
        control={<Switch checked={dense} onChange={(_, checked) => setDense(checked)} />}
        label="Fill the gaps (dense)"
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gridAutoRows: 64,
          gridAutoFlow: dense ? 'dense' : 'row',
          gap: 1,
        }}
      >
        {photos.map(({ name, wide }) => (
          <Box
            key={name}
            sx={{ p: 1, border: 1, borderColor: 'divider', gridColumn: wide ? 'span 2' : 'auto' }}
          >
            {name}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
