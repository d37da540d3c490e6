import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Switch from '@mui/material/Switch';

const settings = [
  { id: 'delays', name: 'Delays', hint: 'From five minutes on' },
  { id: 'platform', name: 'Platform changes', hint: 'As soon as they are known' },
  { id: 'offers', name: 'Offers', hint: 'Once a month at most' },
];

export default function SettingsList() {
  return (
    <List sx={{ width: '100%', maxWidth: 360 }}>
      {settings.map(({ id, name, hint }, index) => (
        <ListItem
          key={id}
          secondaryAction={
            <Switch
              edge="end"
              defaultChecked={index < 2}
              slotProps={{
                input: {
                  role: 'switch',
                  'aria-labelledby': `SettingsList-${id}`,
                  'aria-describedby': `SettingsList-${id}-hint`,
                },
              }}
            />
          }
        >
          <ListItemText
            primary={name}
            secondary={hint}
            slotProps={{
              primary: { id: `SettingsList-${id}` },
              secondary: { id: `SettingsList-${id}-hint` },
            }}
          />
        </ListItem>
      ))}
    </List>
  );
}
