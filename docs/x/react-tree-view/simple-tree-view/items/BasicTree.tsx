import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 220 }}>
      <SimpleTreeView aria-label="Museum departments" defaultExpandedItems={['collection']}>
        <TreeItem itemId="collection" label="Collection">
          <TreeItem itemId="paintings" label="Paintings" />
          <TreeItem itemId="textiles" label="Textiles" />
          <TreeItem itemId="coins" label="Coins" />
        </TreeItem>
        <TreeItem itemId="visitors" label="Visitors">
          <TreeItem itemId="tours" label="Guided tours" />
          <TreeItem itemId="shop" label="Shop" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
