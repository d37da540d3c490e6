import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledTooltip() {
  return (
    <Tooltip describeChild title="Choose a date first">
      <Button
        variant="outlined"
        aria-disabled="true"
        disableRipple
        sx={{ color: 'text.disabled', borderColor: 'divider', cursor: 'default' }}
      >
        Book the room
      </Button>
    </Tooltip>
  );
}
