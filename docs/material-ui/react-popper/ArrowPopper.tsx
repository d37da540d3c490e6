import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';

const Arrow = styled('span')({
  position: 'absolute',
  width: 10,
  height: 10,
  visibility: 'hidden',
  backgroundColor: 'inherit',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    visibility: 'visible',
    backgroundColor: 'inherit',
    rotate: '45deg',
  },
});

export default function ArrowPopper() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  const modifiers = React.useMemo(
    () => [
      { name: 'arrow', enabled: arrow !== null, options: { element: arrow, padding: 8 } },
      { name: 'offset', options: { offset: [0, 10] } },
    ],
    [arrow],
  );

  return (
    <React.Fragment>
      <Button
        ref={setAnchorEl}
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Platform 3
      </Button>
      <Popper
        open={open}
        anchorEl={anchorEl}
        role="note"
        placement="bottom"
        modifiers={modifiers}
        sx={{
          '&[data-popper-placement^="bottom"] .arrow': { top: -5 },
          '&[data-popper-placement^="top"] .arrow': { bottom: -5 },
        }}
      >
        <Box
          sx={{
            px: 2,
            py: 1,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            borderRadius: 1,
          }}
        >
          <Arrow ref={setArrow} className="arrow" />
          The elevator is out of order today.
        </Box>
      </Popper>
    </React.Fragment>
  );
}
