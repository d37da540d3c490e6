import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createFiles, type FileNode } from '../../../_data/treeFiles';

const isFile = (node: FileNode) => node.kind !== 'folder';

export default function RichEditFunction() {
  const [files] = React.useState(() => createFiles());

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 320 }}>
      <RichTreeView
        id="rich-edit-function"
        aria-label="Files to rename"
        items={files}
        isItemEditable={isFile}
        defaultExpandedItems={['Product', 'Product/Releases']}
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'File name' } } } }}
      />
    </Box>
  );
}
