import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createFiles } from '../../../_data/treeFiles';

const FILE = 'Finance/Budget 2026/notes.md';

export default function RichEditApi() {
  const [files] = React.useState(() => createFiles());
  const apiRef = useRichTreeViewApiRef();

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320, minHeight: 340 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.updateItemLabel(FILE, 'final.md')}
        >
          Mark as final
        </Button>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.updateItemLabel(FILE, 'notes.md')}
        >
          Restore the name
        </Button>
      </Stack>
      <RichTreeView
        id="rich-edit-api"
        aria-label="Budget files"
        items={files}
        apiRef={apiRef}
        isItemEditable
        defaultExpandedItems={['Finance', 'Finance/Budget 2026']}
        slotProps={{ item: { slotProps: { labelInput: { 'aria-label': 'New name' } } } }}
      />
    </Stack>
  );
}
