import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { createRailNetwork } from '../../../_data/rail';

export default function RichItemsSetDisabled() {
  const [network] = React.useState(() => createRailNetwork());
  const [selected, setSelected] = React.useState<string | null>('highlands-2');
  const apiRef = useRichTreeViewApiRef();

  const change = (shouldBeDisabled: boolean) => {
    if (selected !== null) {
      apiRef.current?.setIsItemDisabled({ itemId: selected, shouldBeDisabled });
    }
  };

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 320, minHeight: 320 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => change(true)}>
          Close the line
        </Button>
        <Button variant="outlined" onClick={() => change(false)}>
          Open the line
        </Button>
      </Stack>
      <RichTreeView
        id="rich-items-set-disabled"
        aria-label="Lines in service"
        items={network}
        apiRef={apiRef}
        disabledItemsFocusable
        defaultExpandedItems={['highlands']}
        selectedItems={selected}
        onSelectedItemsChange={(_event, id) => setSelected(id)}
      />
    </Stack>
  );
}
