import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledTooltip() {
  return (
    <Tooltip describeChild title="Choose a date first">
      <Button
        variant="outlined"
        aria-disabled="true"
        disableRipple
        sx={{
          color: 'text.disabled',
          borderColor: 'divider',
          cursor: 'default',
          '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
        }}
      >
        Book the room
      </Button>
    </Tooltip>
  );
}
