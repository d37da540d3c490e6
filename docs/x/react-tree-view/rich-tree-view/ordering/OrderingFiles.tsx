import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { createFiles, type FileNode } from '../../../_data/treeFiles';

const isFile = (id: string) => id.includes('.');

export default function OrderingFiles() {
  const [files, setFiles] = React.useState(() => createFiles());
  const apiRef = useRichTreeViewProApiRef<FileNode>();

  return (
    <Box sx={{ width: '100%', maxWidth: 340, minHeight: 420 }}>
      <RichTreeViewPro
        aria-label="Files to sort into folders"
        items={files}
        apiRef={apiRef}
        itemsReordering
        isItemReorderable={isFile}
        canMoveItemToNewPosition={({ newPosition }) =>
          newPosition.parentId !== null &&
          newPosition.parentId.includes('/') &&
          !isFile(newPosition.parentId)
        }
        onItemPositionChange={() => setFiles((old) => apiRef.current?.getItemTree() ?? old)}
        defaultExpandedItems={['Design', 'Design/Logos', 'Design/Campaigns', 'Design/Research']}
      />
    </Box>
  );
}
