import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

function CalmItem(props: TreeItemProps) {
  return <TreeItem {...props} slotProps={{ groupTransition: { timeout: 0 } }} />;
}

export default function SimpleExpansionAnimation() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, minHeight: 180 }}>
      <SimpleTreeView aria-label="With animation" sx={{ width: 200 }}>
        <TreeItem itemId="slides" label="Slides open">
          <TreeItem itemId="one" label="Chapter 1" />
          <TreeItem itemId="two" label="Chapter 2" />
          <TreeItem itemId="three" label="Chapter 3" />
        </TreeItem>
      </SimpleTreeView>
      <SimpleTreeView aria-label="Without animation" sx={{ width: 200 }}>
        <CalmItem itemId="jumps" label="Opens at once">
          <CalmItem itemId="first" label="Chapter 1" />
          <CalmItem itemId="second" label="Chapter 2" />
          <CalmItem itemId="third" label="Chapter 3" />
        </CalmItem>
      </SimpleTreeView>
    </Box>
  );
}
