import * as React from 'react';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import BedtimeIcon from '@mui/icons-material/Bedtime';
import LocationOnIcon from '@mui/icons-material/LocationOn';
import NotificationsIcon from '@mui/icons-material/Notifications';
import WifiIcon from '@mui/icons-material/Wifi';

const settings = [
  { id: 'wifi', name: 'Wi-Fi', detail: 'Connected to Garden house', Icon: WifiIcon },
  { id: 'alerts', name: 'Notifications', detail: 'Banners and sounds', Icon: NotificationsIcon },
  { id: 'night', name: 'Night mode', detail: 'From 22:00 to 7:00', Icon: BedtimeIcon },
  { id: 'place', name: 'Location', detail: 'Only while the app is open', Icon: LocationOnIcon },
];

export default function ListSettings() {
  const [active, setActive] = React.useState(['wifi', 'alerts']);
  const id = React.useId();
  return (
    <List
      component="div"
      role="list"
      aria-label="Phone settings"
      variant="outlined"
      sx={{ width: '100%', maxWidth: 380, '--List-radius': '12px', '--ListItem-paddingY': '10px' }}
    >
      {/* A flat array, because List marks its first and last child and doesn't look into Fragments. */}
      {settings.flatMap(({ id: key, name, detail, Icon }, index) => [
        ...(index > 0 ? [<ListDivider key={`${key}-line`} inset="startContent" />] : []),
        <ListItem key={key} role="listitem">
          <ListItemDecorator>
            <Icon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
          </ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm" id={`${id}-${key}`}>
              {name}
            </Typography>
            <Typography level="body-sm" textColor="text.secondary" id={`${id}-${key}-detail`}>
              {detail}
            </Typography>
          </ListItemContent>
          <Switch
            checked={active.includes(key)}
            onChange={({ target }) =>
              setActive(target.checked ? [...active, key] : active.filter((one) => one !== key))
            }
            slotProps={{
              input: {
                'aria-labelledby': `${id}-${key}`,
                'aria-describedby': `${id}-${key}-detail`,
              },
            }}
          />
        </ListItem>,
      ])}
    </List>
  );
}
