import * as React from 'react';
import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

const heights = [120, 48, 48, 90, 60, 48, 100, 60];

export default function SequentialMasonry() {
  const [sequential, setSequential] = React.useState(true);

  return (
    <Box sx={{ width: '100%', minHeight: 340 }}>
      <FormControlLabel
        label="Keep the row order"
        control={
          <Switch checked={sequential} onChange={(event) => setSequential(event.target.checked)} />
        }
      />
      <Masonry columns={3} spacing={1} sequential={sequential}>
        {heights.map((height, index) => (
          <Paper key={index} variant="outlined" sx={{ p: 1, height }}>
            Note {index + 1}
          </Paper>
        ))}
      </Masonry>
    </Box>
  );
}
