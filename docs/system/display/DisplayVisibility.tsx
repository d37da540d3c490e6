import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export default function DisplayVisibility() {
  const [wrapped, setWrapped] = React.useState(false);

  return (
    <Box sx={{ color: 'text.primary' }}>
      <FormControlLabel
        control={<Switch checked={wrapped} onChange={(_, checked) => setWrapped(checked)} />}
        label="Wrap as a gift"
      />
      <Box sx={{ py: 1, visibility: wrapped ? 'visible' : 'hidden' }}>Gift wrapping: €3.50</Box>
      <div>Delivery on Thursday</div>
    </Box>
  );
}
