import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createRailNetwork } from '../../../_data/rail';

export default function RichSelectionApi() {
  const [network] = React.useState(() => createRailNetwork());
  const apiRef = useRichTreeViewApiRef();
  const toggle = (itemId: string) =>
    apiRef.current?.setItemSelection({ itemId, keepExistingSelection: true });

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320, minHeight: 320 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => toggle('lakes-1')}>
          Toggle line 1
        </Button>
        <Button variant="outlined" onClick={() => toggle('lakes-3')}>
          Toggle line 3
        </Button>
      </Stack>
      <RichTreeView
        id="rich-selection-api"
        aria-label="Lines to inspect"
        items={network}
        apiRef={apiRef}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['lakes']}
        defaultSelectedItems={['lakes-2']}
      />
    </Stack>
  );
}
