import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createRailNetwork } from '../../../_data/rail';

const START = ['north', 'north-1'];

export default function RichExpansionRemember() {
  const [network] = React.useState(() => createRailNetwork());
  const [expanded, setExpanded] = React.useState(START);

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320, minHeight: 420 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" onClick={() => setExpanded(network.map((node) => node.id))}>
          Regions only
        </Button>
        <Button variant="outlined" onClick={() => setExpanded(START)}>
          Reset
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Network"
        items={network}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, ids) => setExpanded(ids)}
      />
    </Stack>
  );
}
