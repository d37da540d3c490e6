import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function QuickstartJsxTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 170 }}>
      <SimpleTreeView aria-label="Boatyard" defaultExpandedItems={['slipway']}>
        <TreeItem itemId="slipway" label="Slipway">
          <TreeItem itemId="hull" label="Hull repair" />
          <TreeItem itemId="paint" label="Paint shop" />
        </TreeItem>
        <TreeItem itemId="sail-loft" label="Sail loft">
          <TreeItem itemId="canvas" label="Canvas store" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
