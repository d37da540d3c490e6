import * as React from 'react';
import Button from '@mui/material/Button';
import AutorenewIcon from '@mui/icons-material/Autorenew';
import { keyframes, styled } from '@mui/material/styles';

const turn = keyframes({ from: { transform: 'rotate(0)' }, to: { transform: 'rotate(360deg)' } });

const TurningIcon = styled(AutorenewIcon)({
  animation: `${turn} 700ms ease-in-out 2`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
});

export default function SpinningIcon() {
  const [count, setCount] = React.useState(0);

  return (
    <Button
      variant="outlined"
      startIcon={count === 0 ? <AutorenewIcon /> : <TurningIcon key={count} />}
      onClick={() => setCount(count + 1)}
    >
      Refresh departures
    </Button>
  );
}
