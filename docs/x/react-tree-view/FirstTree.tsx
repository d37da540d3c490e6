import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 140 }}>
      <SimpleTreeView aria-label="Garden beds" defaultExpandedItems={['herbs']}>
        <TreeItem itemId="herbs" label="Herbs">
          <TreeItem itemId="sage" label="Sage" />
          <TreeItem itemId="thyme" label="Thyme" />
        </TreeItem>
        <TreeItem itemId="compost" label="Compost" />
      </SimpleTreeView>
    </Box>
  );
}
