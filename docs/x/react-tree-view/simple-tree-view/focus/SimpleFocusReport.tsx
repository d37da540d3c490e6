import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const notes: Record<string, string> = {
  lookout: 'Lookout: 40 minutes uphill',
  spring: 'Spring: drinking water',
  hut: 'Hut: 12 beds, open in summer',
  bog: 'Bog: boardwalk, no dogs',
};

export default function SimpleFocusReport() {
  const [note, setNote] = React.useState('Move through the tree with the arrow keys.');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 210 }}>
      <SimpleTreeView
        aria-label="Stops on the trail"
        defaultExpandedItems={['lookout']}
        defaultSelectedItems="hut"
        onItemFocus={(_event, itemId) => setNote(notes[itemId] ?? '')}
      >
        <TreeItem itemId="lookout" label="Lookout">
          <TreeItem itemId="spring" label="Spring" />
          <TreeItem itemId="hut" label="Hut" />
        </TreeItem>
        <TreeItem itemId="bog" label="Bog" />
      </SimpleTreeView>
      <Typography>{note}</Typography>
    </Stack>
  );
}
