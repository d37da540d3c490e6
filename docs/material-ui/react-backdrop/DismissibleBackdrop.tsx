import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DismissibleBackdrop() {
  const [open, setOpen] = React.useState(false);
  const openRef = React.useRef<HTMLButtonElement>(null);
  const closeRef = React.useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    openRef.current?.focus();
  };

  React.useEffect(() => {
    if (open) {
      closeRef.current?.focus();
    }
  }, [open]);

  return (
    <React.Fragment>
      <Button ref={openRef} variant="outlined" aria-expanded={open} onClick={() => setOpen(true)}>
        Show the map legend
      </Button>
      <Backdrop
        open={open}
        aria-hidden={false}
        onClick={close}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        sx={{ zIndex: 'drawer' }}
      >
        <Paper role="group" aria-label="Map legend" sx={{ p: 2 }}>
          <Stack spacing={1} useFlexGap>
            <Typography>Dashed line: footpath</Typography>
            <Typography>Triangle: viewpoint</Typography>
            <Button ref={closeRef} onClick={close}>
              Close the legend
            </Button>
          </Stack>
        </Paper>
      </Backdrop>
    </React.Fragment>
  );
}
