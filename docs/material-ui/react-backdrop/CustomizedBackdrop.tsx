import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const BlurredBackdrop = styled(Backdrop)({
  position: 'absolute',
  backgroundColor: 'transparent',
  backdropFilter: 'blur(6px)',
});

export default function CustomizedBackdrop() {
  const [hidden, setHidden] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Box sx={{ position: 'relative', p: 2, border: 1, borderColor: 'divider' }}>
        <Typography aria-hidden={hidden}>Balance: €1,284.20</Typography>
        <BlurredBackdrop open={hidden} />
      </Box>
      <Button aria-pressed={hidden} onClick={() => setHidden(!hidden)} sx={{ mt: 1 }}>
        Blur the balance
      </Button>
    </Box>
  );
}
