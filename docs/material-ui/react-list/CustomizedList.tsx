import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { listItemButtonClasses } from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const plans = [
  { name: 'Half day', price: '24 euros' },
  { name: 'Full day', price: '40 euros' },
];

export default function CustomizedList() {
  return (
    <List
      aria-label="Bike rental"
      sx={{
        width: '100%',
        maxWidth: 320,
        display: 'grid',
        gap: 1,
        [`& .${listItemButtonClasses.root}`]: {
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          '&:hover': { borderColor: 'primary.main' },
        },
      }}
    >
      {plans.map(({ name, price }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton>
            <ListItemText
              primary={name}
              secondary={price}
              slotProps={{
                primary: { sx: { fontWeight: 600 } },
                secondary: { variant: 'caption' },
              }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
