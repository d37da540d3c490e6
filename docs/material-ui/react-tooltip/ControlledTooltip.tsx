import * as React from 'react';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function ControlledTooltip() {
  const [copied, setCopied] = React.useState(false);

  return (
    <Tooltip
      describeChild
      open={copied}
      onClose={() => setCopied(false)}
      disableTouchListener
      title="Address copied"
    >
      <Button variant="contained" onClick={() => setCopied(true)}>
        Copy the address
      </Button>
    </Tooltip>
  );
}
