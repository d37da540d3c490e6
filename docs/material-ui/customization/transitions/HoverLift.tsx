import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Tile = styled('button')(({ theme }) => ({
  padding: theme.spacing(2),
  border: '1px solid currentColor',
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  transition: theme.transitions.create(['translate', 'border-radius'], {
    duration: theme.transitions.duration.shorter,
    easing: theme.transitions.easing.easeOut,
  }),
  '&:hover, &:focus-visible': { translate: '0 -4px', borderRadius: 16 },
  '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

export default function HoverLift() {
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Tile type="button">Kitchen</Tile>
        <Tile type="button">Cellar</Tile>
        <Tile type="button">Attic</Tile>
      </Stack>
    </Paper>
  );
}
