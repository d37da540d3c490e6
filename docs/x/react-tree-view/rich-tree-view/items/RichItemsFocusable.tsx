import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createRailNetwork, type RailNode } from '../../../_data/rail';

const isOutOfService = (node: RailNode) => node.id.startsWith('north-2');

export default function RichItemsFocusable() {
  const [network] = React.useState(() => createRailNetwork());
  const [focusable, setFocusable] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 320 }}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Arrow keys reach closed lines"
      />
      <RichTreeView
        id="rich-items-focusable"
        aria-label="Railway"
        items={network}
        isItemDisabled={isOutOfService}
        disabledItemsFocusable={focusable}
        defaultExpandedItems={['north']}
      />
    </Box>
  );
}
