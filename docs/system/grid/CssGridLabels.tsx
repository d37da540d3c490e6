import * as React from 'react';
import Box from '@mui/material/Box';

const facts = [
  { term: 'Opened', value: '1911' },
  { term: 'Architect', value: 'Ida Lindqvist' },
  { term: 'Seats', value: '640 in the stalls, 210 in the circle' },
];

export default function CssGridLabels() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 3,
        rowGap: 1,
        m: 0,
        maxWidth: 360,
        color: 'text.primary',
      }}
    >
      {facts.map((fact) => (
        <React.Fragment key={fact.term}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {fact.term}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            {fact.value}
          </Box>
        </React.Fragment>
      ))}
    </Box>
  );
}
