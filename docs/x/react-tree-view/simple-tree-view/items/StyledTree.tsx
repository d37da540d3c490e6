import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

export default function StyledTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 240 }}>
      <SimpleTreeView
        aria-label="Curriculum"
        defaultExpandedItems={['year-1', 'year-1-design']}
        itemChildrenIndentation={24}
        sx={{
          [`& .${treeItemClasses.content}`]: { paddingBlock: 1 },
          [`& .${treeItemClasses.label}`]: { fontWeight: 'fontWeightMedium' },
          [`& .${treeItemClasses.groupTransition}`]: {
            marginInlineStart: 2,
            borderInlineStart: '1px dashed',
            borderColor: 'divider',
          },
        }}
      >
        <TreeItem itemId="year-1" label="First year">
          <TreeItem itemId="year-1-design" label="Design">
            <TreeItem itemId="year-1-color" label="Color" />
          </TreeItem>
          <TreeItem itemId="year-1-history" label="History" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
