import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const rule =
  'Returns are free within 30 days if the seal is intact. After that, we charge the postage and refund the rest as a voucher.';

const widths = [
  { name: 'Default width', maxWidth: 300 },
  { name: 'Up to 500 px', maxWidth: 500 },
  { name: 'One line', maxWidth: 'none' },
];

export default function TooltipWidths() {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {widths.map(({ name, maxWidth }) => (
        <Tooltip
          key={name}
          describeChild
          title={maxWidth === 'none' ? 'Returns are free within 30 days' : rule}
          slotProps={{ tooltip: { sx: { maxWidth } } }}
        >
          <Button>{name}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
