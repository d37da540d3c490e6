import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function DrawerForm() {
  const [isOpen, setIsOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Add a guest
      </Button>
      <Drawer anchor="right" open={isOpen} onClose={() => setIsOpen(false)}>
        <DialogTitle component="div">New guest</DialogTitle>
        <Stack spacing={2} sx={{ p: 1.5 }}>
          <FormControl>
            <FormLabel>Name</FormLabel>
            <Input autoComplete="off" />
          </FormControl>
          <Button onClick={() => setIsOpen(false)}>Keep the draft and close</Button>
        </Stack>
      </Drawer>
    </React.Fragment>
  );
}
