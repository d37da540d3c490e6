import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Tooltip from '@mui/joy/Tooltip';
import Typography from '@mui/joy/Typography';

export default function TooltipOnDisabled() {
  const [accepted, setAccepted] = React.useState(false);
  const [ordered, setOrdered] = React.useState(false);
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography
        component="label"
        endDecorator={
          <Switch checked={accepted} onChange={(event) => setAccepted(event.target.checked)} />
        }
      >
        Terms accepted
      </Typography>
      <Tooltip describeChild title={accepted ? '' : 'Accept the terms first'}>
        <Button
          aria-disabled={!accepted}
          variant={accepted ? 'solid' : 'outlined'}
          onClick={() => accepted && setOrdered(true)}
        >
          {ordered ? 'Ordered' : 'Order'}
        </Button>
      </Tooltip>
    </Stack>
  );
}
