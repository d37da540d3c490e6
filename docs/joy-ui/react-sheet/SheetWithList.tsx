import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';

const folders = ['Inbox', 'Drafts', 'Archive'];

export default function SheetWithList() {
  return (
    <Sheet variant="outlined" sx={{ width: '100%', maxWidth: 240, borderRadius: 'xl' }}>
      <List aria-label="Folders" sx={{ '--List-padding': '6px' }}>
        {folders.map((folder) => (
          <ListItem key={folder}>
            <ListItemButton selected={folder === 'Drafts'}>{folder}</ListItemButton>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
