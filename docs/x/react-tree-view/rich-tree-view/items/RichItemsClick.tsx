import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createFiles } from '../../../_data/treeFiles';

export default function RichItemsClick() {
  const [files] = React.useState(() => createFiles());
  const [recent, setRecent] = React.useState<string[]>([]);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, minHeight: 320, width: '100%' }}>
      <Box sx={{ flex: '1 1 220px' }}>
        <RichTreeView
          id="rich-items-click"
          aria-label="Documents"
          items={files}
          defaultExpandedItems={['Product', 'Product/Roadmap', 'Product/Releases']}
          onItemClick={(_event, id) =>
            setRecent((ids) => [id, ...ids.filter((other) => other !== id)].slice(0, 5))
          }
        />
      </Box>
      <Box sx={{ flex: '1 1 220px' }} role="status">
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {recent.length === 0 ? 'Click items on the other side.' : 'Recently clicked'}
        </Typography>
        <List dense disablePadding>
          {recent.map((id) => (
            <ListItem key={id} disableGutters>
              <ListItemText primary={id.split('/').at(-1)} secondary={id} />
            </ListItem>
          ))}
        </List>
      </Box>
    </Box>
  );
}
