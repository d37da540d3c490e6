import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const placements = ['top-start', 'top', 'top-end', 'bottom-start', 'bottom', 'bottom-end'] as const;

export default function TooltipPlacements() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', justifyContent: 'center', maxWidth: 420 }}
    >
      {placements.map((placement) => (
        <Tooltip key={placement} describeChild placement={placement} title="8-hour shift">
          <Button variant="soft" color="neutral" sx={{ flex: '1 0 110px' }}>
            {placement}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
