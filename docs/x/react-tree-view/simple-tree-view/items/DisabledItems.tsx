import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItems() {
  const [focusable, setFocusable] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 270 }}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Disabled items take focus"
      />
      <SimpleTreeView
        aria-label="Rooms to book"
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['ground', 'first']}
      >
        <TreeItem itemId="ground" label="Ground floor" disableSelection>
          <TreeItem itemId="room-1" label="Workshop" />
          <TreeItem itemId="room-2" label="Studio (closed)" disabled />
        </TreeItem>
        <TreeItem itemId="first" label="First floor" disableSelection>
          <TreeItem itemId="room-3" label="Reading room" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
