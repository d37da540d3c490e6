import * as React from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

const seats = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'];
const steps = [0, 1, 2, 4, 8];

export default function GridSpacing() {
  const [rows, setRows] = React.useState(1);
  const [columns, setColumns] = React.useState(4);
  const pickers = [
    { label: 'rowSpacing', value: rows, set: setRows },
    { label: 'columnSpacing', value: columns, set: setColumns },
  ];

  return (
    <Box sx={{ display: 'grid', gap: 3, width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {pickers.map(({ label, value, set }) => (
          <TextField
            key={label}
            select
            size="small"
            label={label}
            value={value}
            onChange={(event) => set(Number(event.target.value))}
            sx={{ minWidth: 140 }}
          >
            {steps.map((step) => (
              <MenuItem key={step} value={step}>
                {step}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      <Grid container rowSpacing={rows} columnSpacing={columns}>
        {seats.map((seat) => (
          <Grid key={seat} size={4}>
            <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
              {seat}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
