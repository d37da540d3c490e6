import * as React from 'react';
import Button from '@mui/material/Button';

export default function StoppingDemo() {
  const [stopped, setStopped] = React.useState(false);
  if (stopped) {
    throw new Error('This demo was asked to stop.');
  }
  return (
    <Button variant="outlined" color="error" onClick={() => setStopped(true)}>
      Stop the demo
    </Button>
  );
}
