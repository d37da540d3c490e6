import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function QuantityStepper() {
  const [jars, setJars] = React.useState(2);
  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup aria-label="Jars of honey">
        <Button onClick={() => setJars((value) => Math.max(0, value - 1))}>One less</Button>
        <Button onClick={() => setJars((value) => value + 1)}>One more</Button>
      </ButtonGroup>
      <Typography role="status">{jars} jars of honey</Typography>
    </Stack>
  );
}
