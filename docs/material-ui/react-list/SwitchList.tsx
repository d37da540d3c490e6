import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Switch from '@mui/material/Switch';
import BluetoothIcon from '@mui/icons-material/Bluetooth';
import LocationOnIcon from '@mui/icons-material/LocationOn';
import WifiIcon from '@mui/icons-material/Wifi';

const settings = [
  { name: 'Wi-Fi', detail: 'Connected to Boathouse', icon: <WifiIcon /> },
  { name: 'Bluetooth', detail: 'Visible to nearby devices', icon: <BluetoothIcon /> },
  { name: 'Location', detail: 'Used by Maps and Weather', icon: <LocationOnIcon /> },
];

export default function SwitchList() {
  const [on, setOn] = React.useState<readonly string[]>(['Wi-Fi']);
  const id = React.useId();

  const toggle = (name: string) =>
    setOn(on.includes(name) ? on.filter((other) => other !== name) : [...on, name]);

  return (
    <List
      aria-labelledby={`${id}-header`}
      subheader={<ListSubheader id={`${id}-header`}>Connections</ListSubheader>}
      sx={{ width: '100%', maxWidth: 360, bgcolor: 'background.paper' }}
    >
      {settings.map(({ name, detail, icon }, index) => (
        <ListItem
          key={name}
          secondaryAction={
            <Switch
              edge="end"
              checked={on.includes(name)}
              onChange={() => toggle(name)}
              slotProps={{
                input: {
                  'aria-labelledby': `${id}-name-${index}`,
                  'aria-describedby': `${id}-detail-${index}`,
                },
              }}
            />
          }
        >
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText
            primary={name}
            secondary={detail}
            slotProps={{
              primary: { id: `${id}-name-${index}` },
              secondary: { id: `${id}-detail-${index}` },
            }}
          />
        </ListItem>
      ))}
    </List>
  );
}
