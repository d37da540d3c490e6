import * as React from 'react';
import { animated, useSpring } from '@react-spring/web';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

interface SpringProps {
  in?: boolean;
  onEnter?: () => void;
  onExited?: () => void;
  children: React.ReactNode;
}

/** Reports when it starts to open and when it has closed, because Modal waits for both. */
const SpringUp = React.forwardRef<HTMLDivElement, SpringProps>(function SpringUp(
  { in: open = false, onEnter, onExited, children, ...other },
  ref,
) {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const style = useSpring({
    from: { opacity: 0, y: 80 },
    to: { opacity: open ? 1 : 0, y: open ? 0 : 80 },
    config: { tension: 260, friction: 18, clamp: !open },
    immediate: isReduced,
    onStart: () => open && onEnter?.(),
    onRest: () => !open && onExited?.(),
  });
  return (
    <animated.div
      ref={ref}
      {...other}
      style={{
        ...style,
        position: 'absolute',
        inset: 0,
        margin: 'auto',
        width: 'min(320px, calc(100% - 32px))',
        height: 'fit-content',
      }}
    >
      {children}
    </animated.div>
  );
});

export default function SpringModal() {
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Reserve a kayak
      </Button>
      <Modal open={open} onClose={close} closeAfterTransition>
        <SpringUp in={open}>
          <Paper role="dialog" aria-modal="true" aria-labelledby={titleId} sx={{ p: 3 }}>
            <Typography id={titleId} variant="h6" component="div" gutterBottom>
              Saturday, 9:30
            </Typography>
            <Typography sx={{ mb: 2 }}>Two seats, life jackets included.</Typography>
            <Button variant="contained" onClick={close}>
              Reserve
            </Button>
          </Paper>
        </SpringUp>
      </Modal>
    </React.Fragment>
  );
}
