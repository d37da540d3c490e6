import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function InversionSwitch() {
  const [inverted, setInverted] = React.useState(true);
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <Checkbox
        label="invertedColors"
        checked={inverted}
        onChange={(event) => setInverted(event.target.checked)}
      />
      <Card variant="solid" color="neutral" invertedColors={inverted}>
        <div>Dike closed from the lock to kilometer 4</div>
        <CardActions>
          <Button>Show the detour</Button>
        </CardActions>
      </Card>
    </Stack>
  );
}
