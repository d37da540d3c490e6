import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ExploreIcon from '@mui/icons-material/Explore';
import FavoriteIcon from '@mui/icons-material/Favorite';
import PersonIcon from '@mui/icons-material/Person';

const tabs = [
  { name: 'Discover', Icon: ExploreIcon },
  { name: 'Saved', Icon: FavoriteIcon },
  { name: 'Profile', Icon: PersonIcon },
];

export default function ListMenubar() {
  return (
    <List
      orientation="horizontal"
      aria-label="Sections of the app"
      variant="soft"
      color="primary"
      size="sm"
      sx={{
        flexGrow: 0,
        '--List-radius': '999px',
        '--List-padding': '6px',
        '--List-gap': '4px',
        '--ListItemDecorator-size': '24px',
      }}
    >
      {tabs.map(({ name, Icon }) => (
        <ListItem key={name}>
          <ListItemButton
            component="a"
            href="#ListMenubar"
            variant={name === 'Saved' ? 'solid' : 'plain'}
            color="primary"
            aria-current={name === 'Saved' ? 'page' : undefined}
          >
            <ListItemDecorator>
              <Icon sx={{ fontSize: 20 }} />
            </ListItemDecorator>
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
