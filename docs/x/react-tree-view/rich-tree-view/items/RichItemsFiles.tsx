import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createFiles } from '../../../_data/treeFiles';

export default function RichItemsFiles() {
  const [files] = React.useState(() => createFiles());

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 320 }}>
      <RichTreeView
        id="rich-items-files"
        aria-label="Shared drive"
        items={files}
        defaultExpandedItems={['Design', 'Design/Logos']}
      />
    </Box>
  );
}
