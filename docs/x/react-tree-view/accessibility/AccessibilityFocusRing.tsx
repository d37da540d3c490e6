import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { createFiles } from '../../_data/treeFiles';

export default function AccessibilityFocusRing() {
  const [files] = React.useState(() => createFiles());

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 300 }}>
      <RichTreeView
        aria-label="Files with a visible focus"
        items={files}
        defaultExpandedItems={['Finance']}
        sx={{
          [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]: {
            outline: '2px solid',
            outlineColor: 'text.primary',
            outlineOffset: -2,
          },
          [`& .${treeItemClasses.content}`]: { minHeight: 40 },
          [`& .${treeItemClasses.iconContainer}`]: { width: 24 },
        }}
      />
    </Box>
  );
}
