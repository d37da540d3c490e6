import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const placements = ['top', 'right', 'bottom-start', 'left'] as const;

export default function PlacementTooltips() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {placements.map((placement) => (
        <Tooltip
          key={placement}
          describeChild
          arrow
          placement={placement}
          title="Opens on this side"
        >
          <Button>{placement}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
