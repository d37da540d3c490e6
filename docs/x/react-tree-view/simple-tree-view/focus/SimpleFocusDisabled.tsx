import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleFocusDisabled() {
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 260 }}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Arrow keys reach disabled items"
      />
      <SimpleTreeView
        aria-label="Reading rooms"
        defaultExpandedItems={['first']}
        disabledItemsFocusable={focusable}
      >
        <TreeItem itemId="ground" label="Ground floor" disabled />
        <TreeItem itemId="first" label="First floor">
          <TreeItem itemId="maps" label="Maps" />
          <TreeItem itemId="music" label="Music (closed for repairs)" disabled />
          <TreeItem itemId="prints" label="Prints" />
        </TreeItem>
        <TreeItem itemId="second" label="Second floor" />
      </SimpleTreeView>
    </Box>
  );
}
