import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Sheet from '@mui/joy/Sheet';
import ArchiveIcon from '@mui/icons-material/Archive';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';

const folders = [
  { name: 'Inbox', Icon: InboxIcon },
  { name: 'Sent', Icon: SendIcon },
  { name: 'Archive', Icon: ArchiveIcon },
];

export default function ListVariables() {
  return (
    <Sheet variant="outlined" sx={{ borderRadius: 'lg', width: 240 }}>
      <List
        aria-label="Folders"
        sx={{
          '--List-padding': '0.5rem',
          '--List-radius': '12px',
          '--List-gap': '0.25rem',
          '--ListItem-minHeight': '3rem',
          '--ListItemDecorator-size': '3rem',
        }}
      >
        {folders.map(({ name, Icon }) => (
          <ListItem key={name}>
            <ListItemButton selected={name === 'Inbox'}>
              <ListItemDecorator>
                <Icon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
              </ListItemDecorator>
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
