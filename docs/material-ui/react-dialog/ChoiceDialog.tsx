import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const tones = ['Tower bell', 'Wooden chime', 'Blackbird', 'Steam whistle', 'Harp', 'None'];

export default function ChoiceDialog() {
  const [open, setOpen] = React.useState(false);
  const [tone, setTone] = React.useState('Blackbird');
  const [draft, setDraft] = React.useState(tone);
  const titleId = React.useId();

  const start = () => {
    setDraft(tone);
    setOpen(true);
  };
  const save = () => {
    setTone(draft);
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={start}>
        Ringtone: {tone}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={titleId}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle component="div" id={titleId}>
          Ringtone
        </DialogTitle>
        <DialogContent dividers>
          <RadioGroup
            aria-labelledby={titleId}
            value={draft}
            onChange={(_event, value) => setDraft(value)}
          >
            {tones.map((name) => (
              <FormControlLabel key={name} value={name} label={name} control={<Radio />} />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button onClick={save}>Save</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
