import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const Tile = styled('button')(({ theme }) => ({
  ...theme.typography['title-md'],
  ...theme.variants.soft.success,
  borderRadius: theme.vars.radius.md,
  padding: theme.spacing(2),
  cursor: 'pointer',
  '&:hover': theme.variants.softHover.success,
  '&:active': theme.variants.softActive.success,
  [theme.focus.selector]: theme.focus.default,
  border: 0,
}));

export default function VariantStyled() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Tile type="button">Beans, row 3</Tile>
      <Tile type="button">Leek, row 4</Tile>
    </Stack>
  );
}
