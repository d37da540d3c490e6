import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Fade from '@mui/material/Fade';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';
import { Chapters } from './parts/chapters';

export default function BackToTop() {
  const topRef = React.useRef<HTMLDivElement>(null);
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 100 });

  const handleClick = () => {
    topRef.current?.focus({ preventScroll: true });
    topRef.current?.scrollIntoView({ block: 'center' });
  };

  return (
    <Box>
      <AppBar component="div">
        <Toolbar>
          <Typography variant="h6" component="div" noWrap>
            The harbor in winter
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar ref={topRef} tabIndex={-1} sx={{ outline: 0 }} />
      <Chapters />
      <Fade in={scrolled}>
        <Fab
          size="small"
          color="secondary"
          aria-label="Back to top"
          onClick={handleClick}
          sx={{ position: 'fixed', insetInlineEnd: 16, bottom: 16 }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Fade>
    </Box>
  );
}
