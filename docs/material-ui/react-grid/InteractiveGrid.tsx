import * as React from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import type { GridDirection } from '@mui/material/Grid';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

const choices = {
  direction: ['row', 'row-reverse', 'column'],
  justifyContent: ['flex-start', 'center', 'flex-end', 'space-between', 'space-evenly'],
  alignItems: ['flex-start', 'center', 'flex-end', 'stretch', 'baseline'],
};
type Name = keyof typeof choices;

const boxes = [
  { label: 'Poster', height: 96 },
  { label: 'Trailer', height: 56 },
  { label: 'Cast', height: 40 },
];

export default function InteractiveGrid() {
  const [chosen, setChosen] = React.useState<Record<Name, string>>({
    direction: 'row',
    justifyContent: 'center',
    alignItems: 'center',
  });
  const { direction, ...alignment } = chosen;

  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {(Object.keys(choices) as Name[]).map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            value={chosen[name]}
            onChange={(event) => setChosen({ ...chosen, [name]: event.target.value })}
            sx={{ minWidth: 150, flex: '1 1 150px' }}
          >
            {choices[name].map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Grid
        container
        spacing={2}
        direction={direction as GridDirection}
        sx={{ ...alignment, minHeight: 260, p: 1, border: 1, borderColor: 'divider' }}
      >
        {boxes.map(({ label, height }) => (
          <Paper key={label} variant="outlined" sx={{ minHeight: height, p: 2 }}>
            {label}
          </Paper>
        ))}
      </Grid>
    </Box>
  );
}
