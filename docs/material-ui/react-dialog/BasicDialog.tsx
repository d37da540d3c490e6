import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const shops = ['Harbor Street', 'Market Square', 'North Station'];

export default function BasicDialog() {
  const [open, setOpen] = React.useState(false);
  const [shop, setShop] = React.useState('Market Square');

  const choose = (value: string) => {
    setShop(value);
    setOpen(false);
  };

  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Typography>Pickup at: {shop}</Typography>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Change shop
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle component="div">Choose a shop</DialogTitle>
        <List sx={{ pt: 0 }}>
          {shops.map((name) => (
            <ListItem key={name} disablePadding>
              <ListItemButton selected={name === shop} onClick={() => choose(name)}>
                <ListItemText primary={name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </Stack>
  );
}
