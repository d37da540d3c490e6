import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function Boats() {
  const dialogs = useDialogs();
  const [boats, setBoats] = React.useState(['Meridiana', 'Sea Otter', 'Zeelust']);

  const handleRename = async (boat: string) => {
    const name = await dialogs.prompt('Type its new name.', {
      title: `Rename ${boat}`,
      okText: 'Rename',
    });
    if (!name || boats.includes(name)) return;
    setBoats((before) => before.map((other) => (other === boat ? name : other)));
  };

  const handleDelete = async (boat: string) => {
    if (boats.length === 1) {
      await dialogs.alert('A fleet has at least one boat.', { title: `${boat} stays` });
      return;
    }
    const confirmed = await dialogs.confirm('Its bookings are canceled.', {
      title: `Delete ${boat}?`,
      okText: 'Delete boat',
      cancelText: 'Keep boat',
      severity: 'error',
    });
    if (confirmed) setBoats((before) => before.filter((other) => other !== boat));
  };

  return (
    <List sx={{ width: '100%', maxWidth: 360 }}>
      {boats.map((boat) => (
        <ListItem
          key={boat}
          secondaryAction={
            <>
              <IconButton aria-label={`Rename ${boat}`} onClick={() => handleRename(boat)}>
                <EditIcon />
              </IconButton>
              <IconButton
                edge="end"
                aria-label={`Delete ${boat}`}
                onClick={() => handleDelete(boat)}
              >
                <DeleteIcon />
              </IconButton>
            </>
          }
        >
          <ListItemText primary={boat} sx={{ pr: 5 }} />
        </ListItem>
      ))}
    </List>
  );
}

export default function DialogsOverview() {
  return (
    <DialogsProvider>
      <Boats />
    </DialogsProvider>
  );
}
