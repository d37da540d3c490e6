import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { DialogProps } from '@toolpad/core/useDialogs';

interface Payload {
  product: string;
  sizes: readonly string[];
}

export function SizeDialog({ payload, open, onClose }: DialogProps<Payload, string | null>) {
  return (
    <Dialog open={open} onClose={() => onClose(null)} fullWidth maxWidth="xs">
      <DialogTitle>Size of {payload.product}</DialogTitle>
      <List>
        {payload.sizes.map((size) => (
          <ListItem key={size} disablePadding>
            {/* While the dialog closes, a second press must not answer again. */}
            <ListItemButton disabled={!open} onClick={() => onClose(size)}>
              <ListItemText primary={size} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <DialogActions>
        <Button disabled={!open} onClick={() => onClose(null)}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}
