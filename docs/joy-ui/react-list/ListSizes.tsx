import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import FolderIcon from '@mui/icons-material/Folder';

const lists = [
  { size: 'sm', variant: 'outlined', name: 'Small' },
  { size: 'md', variant: 'soft', name: 'Medium' },
  { size: 'lg', variant: 'plain', name: 'Large' },
] as const;

export default function ListSizes() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2, width: '100%' }}>
      {lists.map(({ size, variant, name }) => (
        <List
          key={size}
          size={size}
          variant={variant}
          aria-label={`${name} list of folders`}
          sx={{ flex: '1 1 160px', '--List-radius': '8px' }}
        >
          {['Invoices', 'Letters', 'Plans'].map((folder) => (
            <ListItem key={folder}>
              <ListItemButton component="button">
                <ListItemDecorator>
                  <FolderIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
                </ListItemDecorator>
                {folder}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      ))}
    </Box>
  );
}
