import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createRailNetwork } from '../../../_data/rail';

export default function RichItemsSiblings() {
  const [network] = React.useState(() => createRailNetwork());
  const [station, setStation] = React.useState<string | null>('lakes-1-3');
  const apiRef = useRichTreeViewApiRef();

  const move = (step: number) => {
    if (station === null) return;
    const parent = apiRef.current?.getParentId(station) ?? null;
    const siblings = apiRef.current?.getItemOrderedChildrenIds(parent) ?? [];
    setStation(siblings[siblings.indexOf(station) + step] ?? station);
  };

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320, minHeight: 400 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" onClick={() => move(-1)}>
          Previous stop
        </Button>
        <Button variant="outlined" onClick={() => move(1)}>
          Next stop
        </Button>
      </Stack>
      <RichTreeView
        id="rich-items-siblings"
        aria-label="Stops"
        items={network}
        apiRef={apiRef}
        defaultExpandedItems={['lakes', 'lakes-1']}
        selectedItems={station}
        onSelectedItemsChange={(_event, id) => setStation(id)}
      />
    </Stack>
  );
}
