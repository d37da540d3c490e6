import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';

export default function RaisingPaper() {
  const [lifted, setLifted] = React.useState(false);

  return (
    <Paper elevation={lifted ? 12 : 1} sx={{ p: 2 }}>
      <FormControlLabel
        control={<Switch checked={lifted} onChange={(_event, checked) => setLifted(checked)} />}
        label="Pin the shopping list"
      />
    </Paper>
  );
}
