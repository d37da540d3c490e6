import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionPropagation() {
  const [descendants, setDescendants] = React.useState(true);
  const [parents, setParents] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, minHeight: 310 }}>
      <FormControlLabel
        control={<Switch checked={descendants} onChange={(_event, on) => setDescendants(on)} />}
        label="A parent selects its children"
      />
      <FormControlLabel
        control={<Switch checked={parents} onChange={(_event, on) => setParents(on)} />}
        label="All children select the parent"
      />
      <SimpleTreeView
        aria-label="Crops to water"
        multiSelect
        checkboxSelection
        selectionPropagation={{ descendants, parents }}
        defaultSelectedItems={['leek']}
        defaultExpandedItems={['bed', 'glasshouse']}
      >
        <TreeItem itemId="bed" label="Long bed">
          <TreeItem itemId="leek" label="Leek" />
          <TreeItem itemId="chard" label="Chard" />
        </TreeItem>
        <TreeItem itemId="glasshouse" label="Glasshouse">
          <TreeItem itemId="aubergine" label="Aubergine" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
