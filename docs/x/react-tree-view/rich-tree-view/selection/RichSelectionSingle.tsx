import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createFiles } from '../../../_data/treeFiles';

export default function RichSelectionSingle() {
  const [files] = React.useState(() => createFiles());
  const [folder, setFolder] = React.useState<string | null>('Finance/Invoices');

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320, minHeight: 340 }}>
      <Typography role="status">{folder ? `Save to ${folder}` : 'Choose a folder'}</Typography>
      <RichTreeView
        aria-label="Folders"
        items={files}
        defaultExpandedItems={['Finance']}
        selectedItems={folder}
        onSelectedItemsChange={(_event, id) => setFolder(id)}
      />
      <Button disabled={folder === null} onClick={() => setFolder(null)}>
        Clear
      </Button>
    </Stack>
  );
}
