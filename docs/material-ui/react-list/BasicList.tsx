import DeleteIcon from '@mui/icons-material/Delete';
import DraftsIcon from '@mui/icons-material/Drafts';
import FlagIcon from '@mui/icons-material/Flag';
import InboxIcon from '@mui/icons-material/Inbox';
import SendIcon from '@mui/icons-material/Send';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const mailboxes = [
  { name: 'Inbox', count: '14 messages, 3 unread', icon: <InboxIcon /> },
  { name: 'Flagged', count: '5 messages', icon: <FlagIcon /> },
  { name: 'Drafts', count: '2 messages', icon: <DraftsIcon /> },
  { name: 'Sent', count: '128 messages', icon: <SendIcon /> },
];

export default function BasicList() {
  return (
    <List aria-label="Mailboxes" sx={{ width: '100%', maxWidth: 360 }}>
      {mailboxes.map(({ name, count, icon }) => (
        <ListItem key={name}>
          <ListItemIcon>{icon}</ListItemIcon>
          <ListItemText primary={name} secondary={count} />
        </ListItem>
      ))}
      <Divider component="li" aria-hidden />
      <ListItem>
        <ListItemIcon>
          <DeleteIcon />
        </ListItemIcon>
        <ListItemText primary="Trash" secondary="Emptied every Sunday" />
      </ListItem>
    </List>
  );
}
