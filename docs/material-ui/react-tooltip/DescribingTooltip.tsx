import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DescribingTooltip() {
  return (
    <Tooltip describeChild title="Guests receive an email with the new time">
      <Button variant="outlined">Move the booking</Button>
    </Tooltip>
  );
}
