import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const looks = [
  { variant: 'solid', color: 'neutral', size: 'md' },
  { variant: 'soft', color: 'primary', size: 'sm' },
  { variant: 'outlined', color: 'danger', size: 'md' },
  { variant: 'plain', color: 'neutral', size: 'lg' },
] as const;

export default function TooltipLooks() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {looks.map(({ variant, color, size }) => (
        <Tooltip
          key={variant}
          describeChild
          title="Opens the logbook"
          variant={variant}
          color={color}
          size={size}
        >
          <Button variant="outlined" color="neutral">
            {variant}, {color}, {size}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
