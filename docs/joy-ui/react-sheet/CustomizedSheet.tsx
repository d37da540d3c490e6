import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const Note = styled(Sheet)(({ theme }) => ({
  padding: theme.spacing(2),
  borderInlineStart: `4px solid ${theme.vars.palette.primary.solidBg}`,
  borderRadius: theme.vars.radius.sm,
  boxShadow: theme.vars.shadow.md,
}));

export default function CustomizedSheet() {
  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Note>Feed the cat at seven.</Note>
      <Note variant="soft" color="warning">
        The blue tin is only for Sundays.
      </Note>
    </Stack>
  );
}
