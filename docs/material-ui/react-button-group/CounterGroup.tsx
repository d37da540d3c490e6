import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';

export default function CounterGroup() {
  const [count, setCount] = React.useState(2);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <ButtonGroup aria-label="Seedlings in the tray">
        <Button
          aria-label="One fewer"
          aria-disabled={count === 0}
          onClick={() => setCount((previous) => Math.max(previous - 1, 0))}
          sx={{ '&[aria-disabled="true"]': { color: 'text.disabled' } }}
        >
          <RemoveIcon fontSize="small" />
        </Button>
        <Button aria-label="One more" onClick={() => setCount((previous) => previous + 1)}>
          <AddIcon fontSize="small" />
        </Button>
      </ButtonGroup>
      <Typography role="status">
        {count} {count === 1 ? 'seedling' : 'seedlings'}
      </Typography>
    </Stack>
  );
}
