import Button from '@mui/material/Button';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';
import { mergeSlotProps } from '@mui/material/utils';

function OutlinedTooltip({ slotProps, ...rest }: TooltipProps) {
  return (
    <Tooltip
      {...rest}
      slotProps={{
        ...slotProps,
        tooltip: mergeSlotProps(slotProps?.tooltip, {
          sx: {
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            color: 'text.primary',
          },
        }),
      }}
    />
  );
}

export default function QuietTooltip() {
  return (
    <OutlinedTooltip
      title="Returns are free for thirty days"
      describeChild
      slotProps={{ tooltip: { sx: { fontSize: 14 } } }}
    >
      <Button variant="outlined">Order the lamp</Button>
    </OutlinedTooltip>
  );
}
