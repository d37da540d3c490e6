import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

export default function ModalForm() {
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState('Allotment 12');
  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rename {name}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog
          // Without a DialogContent, the default id would lead to nothing.
          aria-describedby={undefined}
        >
          <DialogTitle component="div">Rename the garden</DialogTitle>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setName(String(new FormData(event.currentTarget).get('garden')));
              setOpen(false);
            }}
          >
            <Stack spacing={2}>
              <FormControl required>
                <FormLabel>Name</FormLabel>
                <Input name="garden" defaultValue={name} />
              </FormControl>
              <Button type="submit">Rename</Button>
            </Stack>
          </form>
        </ModalDialog>
      </Modal>
    </div>
  );
}
