import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SecondaryActionList() {
  const [items, setItems] = React.useState(['Flour, 1 kg', 'Lemons', 'Vanilla']);
  const [message, setMessage] = React.useState('Three things to buy.');
  const messageRef = React.useRef<HTMLParagraphElement>(null);

  const handleRemove = (item: string) => {
    setItems((previous) => previous.filter((entry) => entry !== item));
    setMessage(`${item} removed.`);
    messageRef.current?.focus();
  };

  return (
    <Stack sx={{ width: '100%', maxWidth: 360 }}>
      <Typography ref={messageRef} tabIndex={-1} variant="body2" sx={{ px: 2 }}>
        {message}
      </Typography>
      <List aria-label="Shopping list">
        {items.map((item) => (
          <ListItem
            key={item}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Remove ${item}`}
                onClick={() => handleRemove(item)}
              >
                <DeleteIcon />
              </IconButton>
            }
          >
            <ListItemText primary={item} />
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
