import Box from '@mui/joy/Box';
import Button, { buttonClasses } from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const CallToAction = styled(Button)(({ theme }) => ({
  '--Button-radius': '999px',
  '--Button-gap': '10px',
  paddingInline: theme.spacing(3),
  boxShadow: theme.vars.shadow.md,
  [`& .${buttonClasses.endDecorator}`]: { transition: 'translate 0.15s' },
  [`&:hover .${buttonClasses.endDecorator}`]: { translate: '0 -2px' },
}));

const Shortcut = styled('kbd')(({ theme }) => ({
  font: 'inherit',
  fontSize: theme.vars.fontSize.xs,
  paddingInline: theme.spacing(0.75),
  borderRadius: theme.vars.radius.xs,
  border: '1px solid currentColor',
}));

export default function CustomButtons() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <CallToAction size="lg" endDecorator="↑">
        Publish the album
      </CallToAction>
      <Button
        variant="outlined"
        color="neutral"
        endDecorator={<Shortcut aria-hidden>Ctrl K</Shortcut>}
        aria-keyshortcuts="Control+K"
      >
        Search
      </Button>
      <Button
        variant="soft"
        color="success"
        sx={{ '--Button-radius': '0px', borderInlineStart: '4px solid currentColor' }}
        startDecorator={
          <Box
            aria-hidden
            sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: 'currentColor' }}
          />
        }
      >
        All sensors online
      </Button>
    </Stack>
  );
}
