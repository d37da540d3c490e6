import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function AccessibilityNamed() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 220 }}>
      <Typography id={`${id}-name`} component="div" variant="subtitle1">
        Rooms of the youth hostel
      </Typography>
      <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Space chooses a room, the right arrow key opens a floor.
      </Typography>
      <SimpleTreeView
        id={`${id}-tree`}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        disabledItemsFocusable
        defaultExpandedItems={['upper']}
      >
        <TreeItem itemId="upper" label="Upper floor" disableSelection>
          <TreeItem itemId="room-11" label="Room 11, 4 beds" />
          <TreeItem itemId="room-12" label="Room 12, being painted" disabled />
        </TreeItem>
        <TreeItem itemId="attic" label="Attic" disableSelection>
          <TreeItem itemId="dormitory" label="Dormitory, 16 beds" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
