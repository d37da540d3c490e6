import Button from '@mui/material/Button';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function OpeningHours() {
  const dialogs = useDialogs();

  return (
    <Button
      variant="outlined"
      onClick={() =>
        dialogs.alert('Daily from 9 to 18, closed on Mondays.', {
          title: 'Opening hours',
          okText: 'Close',
        })
      }
    >
      Opening hours
    </Button>
  );
}

export default function DialogsAlert() {
  return (
    <DialogsProvider>
      <OpeningHours />
    </DialogsProvider>
  );
}
