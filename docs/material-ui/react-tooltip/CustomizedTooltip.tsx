import Button from '@mui/material/Button';
import Tooltip, { tooltipClasses } from '@mui/material/Tooltip';

export default function CustomizedTooltip() {
  return (
    <Tooltip
      describeChild
      arrow
      title="Open on Sundays from 10:00 to 16:00"
      slotProps={{
        tooltip: {
          sx: {
            bgcolor: 'background.paper',
            color: 'text.primary',
            border: 1,
            borderColor: 'divider',
            boxShadow: 2,
            fontSize: 14,
            [`& .${tooltipClasses.arrow}`]: { color: 'divider' },
          },
        },
        popper: {
          modifiers: [{ name: 'offset', options: { offset: [0, 4] } }],
        },
      }}
    >
      <Button variant="outlined">Opening hours</Button>
    </Tooltip>
  );
}
