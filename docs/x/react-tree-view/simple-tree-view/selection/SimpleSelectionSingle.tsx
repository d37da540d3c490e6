import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionSingle() {
  const [pier, setPier] = React.useState<string | null>('pier-2');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 210 }}>
      <SimpleTreeView
        aria-label="Harbor piers"
        selectedItems={pier}
        onSelectedItemsChange={(_event, itemId) => setPier(itemId)}
        defaultExpandedItems={['north', 'south']}
      >
        <TreeItem itemId="north" label="North basin" disableSelection>
          <TreeItem itemId="pier-1" label="Pier 1" />
          <TreeItem itemId="pier-2" label="Pier 2" />
        </TreeItem>
        <TreeItem itemId="south" label="South basin" disableSelection>
          <TreeItem itemId="pier-3" label="Pier 3" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status">{`Mooring at: ${pier ?? 'no pier'}`}</Typography>
    </Stack>
  );
}
