import * as React from 'react';
import Button from '@mui/material/Button';

export default function OpenCode() {
  const [count, setCount] = React.useState(0);
  return (
    <Button variant="outlined" onClick={() => setCount(count + 1)}>
      Pressed {count} times
    </Button>
  );
}
