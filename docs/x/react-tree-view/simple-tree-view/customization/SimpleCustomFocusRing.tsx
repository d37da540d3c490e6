import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const { root, content, iconContainer, label } = treeItemClasses;

export default function SimpleCustomFocusRing() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 220 }}>
      <SimpleTreeView
        aria-label="Lighthouse logbook"
        defaultExpandedItems={['2024']}
        defaultSelectedItems="fog"
        sx={{
          [`& .${content}`]: { paddingBlock: 1, borderRadius: 2 },
          [`& .${iconContainer}`]: { width: 24 },
          [`& .${content}[data-selected] .${label}`]: { fontWeight: 'fontWeightBold' },
          [`& .${root}:focus-visible > .${content}`]: {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: -2,
          },
        }}
      >
        <TreeItem itemId="2024" label="Winter 2024">
          <TreeItem itemId="fog" label="Fog signals" />
          <TreeItem itemId="lamp" label="Lamp changes" />
        </TreeItem>
        <TreeItem itemId="2025" label="Winter 2025">
          <TreeItem itemId="storms" label="Storm reports" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
