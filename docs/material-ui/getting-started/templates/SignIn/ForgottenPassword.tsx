import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { email, useFormErrors } from '../parts/useFormErrors';

const rules = { resetEmail: email };

interface ForgottenPasswordProps {
  open: boolean;
  onClose: () => void;
}

export function ForgottenPassword({ open, onClose }: ForgottenPasswordProps) {
  const titleId = React.useId();
  const { check, field } = useFormErrors(rules);
  const [isSent, setIsSent] = React.useState(false);

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) setIsSent(true);
  };

  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form noValidate onSubmit={handleSubmit}>
        <DialogTitle id={titleId}>Choose a new password</DialogTitle>
        <DialogContent>
          <DialogContentText role="status" sx={{ mb: 2 }}>
            {isSent
              ? 'If the address has an account, an email with a link is on its way.'
              : 'We send a link to the address of your account. It works for one hour.'}
          </DialogContentText>
          <TextField
            {...field('resetEmail')}
            label="Account email"
            type="email"
            autoComplete="email"
            fullWidth
            required
            disabled={isSent}
            margin="dense"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{isSent ? 'Close' : 'Cancel'}</Button>
          {isSent ? null : <Button type="submit">Send the link</Button>}
        </DialogActions>
      </form>
    </Dialog>
  );
}
