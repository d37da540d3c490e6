import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createFiles, type FileNode } from '../../../_data/treeFiles';

const isFolder = (node: FileNode) => node.kind === 'folder';

export default function RichItemsSelectionDisabled() {
  const [files] = React.useState(() => createFiles());
  const [chosen, setChosen] = React.useState<string[]>(['Finance/Travel/policy.md']);

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320, minHeight: 320 }}>
      <Typography role="status">{`Files to send: ${chosen.length}`}</Typography>
      <RichTreeView
        id="rich-items-selection-disabled"
        aria-label="Files to send"
        items={files}
        multiSelect
        checkboxSelection
        isItemSelectionDisabled={isFolder}
        selectedItems={chosen}
        onSelectedItemsChange={(_event, ids) => setChosen(ids)}
        defaultExpandedItems={['Finance', 'Finance/Travel']}
      />
    </Stack>
  );
}
