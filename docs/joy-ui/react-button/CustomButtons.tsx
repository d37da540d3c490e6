import Button, { buttonClasses } from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const PillButton = styled(Button)(({ theme }) => ({
  borderRadius: 999,
  paddingInline: theme.spacing(3),
  [`& .${buttonClasses.startDecorator}`]: {
    color: theme.vars.palette.success[300],
  },
}));

export default function CustomButtons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <PillButton>Pill</PillButton>
      <Button
        variant="soft"
        sx={(theme) => ({
          '--Button-radius': theme.vars.radius.xl,
          textTransform: 'uppercase',
          letterSpacing: '0.06em',
        })}
      >
        Spaced
      </Button>
      <Button
        variant="outlined"
        startDecorator="⌘K"
        slotProps={{ startDecorator: { 'aria-hidden': true } }}
      >
        Search
      </Button>
    </Stack>
  );
}
