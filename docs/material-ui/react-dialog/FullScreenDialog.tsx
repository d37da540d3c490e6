import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';

export default function FullScreenDialog() {
  const [open, setOpen] = React.useState(false);
  const [route, setRoute] = React.useState('Bergen to Voss');
  const titleId = React.useId();
  const formId = React.useId();
  const close = () => setOpen(false);

  const save = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRoute(String(new FormData(event.currentTarget).get('route')));
    close();
  };

  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Edit {route}
      </Button>
      <Dialog
        fullScreen
        open={open}
        onClose={close}
        aria-labelledby={titleId}
        slots={{ transition: Slide }}
        slotProps={{ transition: { direction: 'up' } }}
      >
        <AppBar component="div" position="static">
          <Toolbar sx={{ gap: 2 }}>
            <IconButton edge="start" color="inherit" aria-label="Close" onClick={close}>
              <CloseIcon />
            </IconButton>
            <Typography id={titleId} variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
              Edit tour
            </Typography>
            <Button color="inherit" type="submit" form={formId}>
              Save
            </Button>
          </Toolbar>
        </AppBar>
        <DialogContent>
          <Stack component="form" id={formId} onSubmit={save} sx={{ gap: 3, maxWidth: 480 }}>
            <TextField name="route" label="Route" defaultValue={route} required />
            <TextField name="guide" label="Guide" defaultValue="Ingrid Solheim" />
            <TextField
              name="notes"
              label="Notes for guests"
              defaultValue="Bring rain gear. Lunch is included."
              multiline
              minRows={3}
            />
            <FormControlLabel control={<Switch defaultChecked />} label="Guests can book online" />
          </Stack>
        </DialogContent>
      </Dialog>
    </React.Fragment>
  );
}
