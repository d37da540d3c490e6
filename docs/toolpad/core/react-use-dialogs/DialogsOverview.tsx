import * as React from 'react';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import { BoatItem } from './BoatItem';

interface Boat {
  id: number;
  name: string;
}

function Boats() {
  const dialogs = useDialogs();
  const [boats, setBoats] = React.useState<Boat[]>([
    { id: 1, name: 'Meridiana' },
    { id: 2, name: 'Sea Otter' },
    { id: 3, name: 'Zeelust' },
  ]);
  const messageRef = React.useRef<HTMLParagraphElement>(null);
  const [message, setMessage] = React.useState('');

  React.useEffect(() => {
    // The button that opened the dialog is gone, so the focus can't return to it.
    if (message) messageRef.current?.focus();
  }, [message]);

  const handleRename = async (boat: Boat) => {
    const name = await dialogs.prompt('Type its new name.', {
      title: `Rename ${boat.name}`,
      okText: 'Rename',
    });
    if (!name || boats.some((other) => other.name === name)) return;
    setBoats((before) => before.map((other) => (other === boat ? { ...boat, name } : other)));
  };

  const handleDelete = async (boat: Boat) => {
    if (boats.length === 1) {
      await dialogs.alert('A fleet needs at least one boat.', { title: `${boat.name} stays` });
      return;
    }
    const confirmed = await dialogs.confirm('Its bookings are canceled.', {
      title: `Delete ${boat.name}?`,
      okText: 'Delete boat',
      cancelText: 'Keep boat',
      severity: 'error',
    });
    if (!confirmed) return;
    setBoats((before) => before.filter((other) => other !== boat));
    setMessage(`${boat.name} is deleted.`);
  };

  return (
    <Stack sx={{ width: '100%', maxWidth: 360 }}>
      <Typography ref={messageRef} tabIndex={-1} variant="body2" sx={{ px: 2 }}>
        {message || 'Three boats'}
      </Typography>
      <List>
        {boats.map((boat) => (
          <BoatItem
            key={boat.id}
            name={boat.name}
            onRename={() => handleRename(boat)}
            onDelete={() => handleDelete(boat)}
          />
        ))}
      </List>
    </Stack>
  );
}

export default function DialogsOverview() {
  return (
    <DialogsProvider>
      <Boats />
    </DialogsProvider>
  );
}
