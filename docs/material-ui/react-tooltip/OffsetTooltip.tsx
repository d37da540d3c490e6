import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

const offsets = [
  { name: 'Near', along: 0, away: -10 },
  { name: 'Default', along: 0, away: 0 },
  { name: 'Far', along: 0, away: 12 },
  { name: 'Shifted', along: 24, away: 0 },
];

export default function OffsetTooltip() {
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
      {offsets.map(({ name, along, away }) => (
        <Tooltip
          key={name}
          describeChild
          title={`offset: [${along}, ${away}]`}
          slotProps={{
            popper: { modifiers: [{ name: 'offset', options: { offset: [along, away] } }] },
          }}
        >
          <Button>{name}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
