import Sheet from '@mui/joy/Sheet';
import { styled } from '@mui/joy/styles';

const ChartNote = styled(Sheet)(({ theme }) => [
  {
    padding: theme.spacing(2),
    borderRadius: theme.vars.radius.sm,
    boxShadow: theme.vars.shadow.md,
  },
  theme.applyStyles('dark', {
    boxShadow: 'none',
    outline: `1px solid ${theme.vars.palette.neutral.outlinedBorder}`,
  }),
]);

export default function DarkOnlyStyles() {
  return <ChartNote>Soundings are in meters below chart datum.</ChartNote>;
}
