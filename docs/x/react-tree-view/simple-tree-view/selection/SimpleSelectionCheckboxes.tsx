import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionCheckboxes() {
  const [packed, setPacked] = React.useState<string[]>(['tent', 'map']);

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320, minHeight: 320 }}>
      <Typography role="status">{`${packed.length} of 6 packed`}</Typography>
      <SimpleTreeView
        aria-label="Packing list"
        multiSelect
        checkboxSelection
        defaultExpandedItems={['shelter', 'route']}
        selectedItems={packed}
        onSelectedItemsChange={(_event, ids) => setPacked(ids)}
      >
        <TreeItem itemId="shelter" label="Shelter" disableSelection>
          <TreeItem itemId="tent" label="Tent" />
          <TreeItem itemId="pegs" label="Pegs" />
          <TreeItem itemId="mat" label="Sleeping mat" />
        </TreeItem>
        <TreeItem itemId="route" label="Route" disableSelection>
          <TreeItem itemId="map" label="Map" />
          <TreeItem itemId="compass" label="Compass" />
          <TreeItem itemId="tickets" label="Train tickets" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
