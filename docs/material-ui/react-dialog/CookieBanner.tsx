import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CookieBanner() {
  const [open, setOpen] = React.useState(true);
  const [choice, setChoice] = React.useState('not chosen yet');
  const titleId = React.useId();
  const textId = React.useId();
  const bannerRef = React.useRef<HTMLDivElement>(null);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const choose = (next: string) => {
    setChoice(next);
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <React.Fragment>
      <Slide
        appear={false}
        direction="up"
        in={open}
        unmountOnExit
        onEntering={() => bannerRef.current?.focus()}
      >
        <Paper
          ref={bannerRef}
          role="dialog"
          aria-labelledby={titleId}
          aria-describedby={textId}
          tabIndex={-1}
          square
          elevation={8}
          sx={{ position: 'fixed', insetInline: 0, bottom: 0, p: 2, zIndex: 'snackbar' }}
        >
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            sx={{ gap: 2, justifyContent: 'space-between' }}
          >
            <Box sx={{ maxWidth: '60ch' }}>
              <Typography id={titleId} sx={{ fontWeight: 'bold' }}>
                Cookies at the Harbor Museum
              </Typography>
              <Typography id={textId} variant="body2">
                Necessary cookies keep your tickets in the cart. Statistics help us plan opening
                hours.
              </Typography>
            </Box>
            <Stack
              direction="row"
              useFlexGap
              sx={{ gap: 1, flexWrap: 'wrap', flexShrink: 0, alignItems: 'center' }}
            >
              <Button variant="outlined" onClick={() => choose('necessary only')}>
                Necessary only
              </Button>
              <Button variant="outlined" onClick={() => choose('all')}>
                Accept all
              </Button>
            </Stack>
          </Stack>
        </Paper>
      </Slide>
      <Stack sx={{ p: 2, gap: 2, alignItems: 'flex-start' }}>
        <Typography variant="h6" component="div">
          Ships of the North
        </Typography>
        <Typography>
          Forty models, three diving bells, and the restored pilot cutter. Open daily from 10:00 to
          18:00.
        </Typography>
        <Typography role="status" variant="body2" color="textSecondary">
          Cookies: {choice}
        </Typography>
        <Button ref={buttonRef} size="small" onClick={() => setOpen(true)}>
          Cookie settings
        </Button>
      </Stack>
    </React.Fragment>
  );
}
