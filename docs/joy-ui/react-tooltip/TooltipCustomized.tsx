import Button from '@mui/joy/Button';
import Tooltip, { tooltipClasses } from '@mui/joy/Tooltip';

export default function TooltipCustomized() {
  return (
    <Tooltip
      describeChild
      title="Sends the minutes to everyone who attended the meeting, with a link to the recording."
      variant="soft"
      color="success"
      sx={(theme) => ({
        [`&.${tooltipClasses.root}`]: {
          maxWidth: 220,
          borderRadius: theme.vars.radius.lg,
          boxShadow: theme.vars.shadow.lg,
        },
      })}
    >
      <Button color="success">Share minutes</Button>
    </Tooltip>
  );
}
