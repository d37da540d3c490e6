import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

const start = [
  { id: 'soak', label: 'Soak the willow' },
  { id: 'base', label: 'Weave the base' },
  { id: 'rim', label: 'Finish the rim' },
  { id: 'dry', label: 'Dry the basket' },
];

export default function OrderingButtons() {
  const apiRef = useRichTreeViewProApiRef();
  const [steps, setSteps] = React.useState(start);
  const [selected, setSelected] = React.useState<string | null>('base');
  const index = steps.findIndex((step) => step.id === selected);

  const move = (distance: number) => {
    const next = steps.filter((step) => step.id !== selected);
    next.splice(index + distance, 0, ...steps.slice(index, index + 1));
    setSteps(next);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 220 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={index < 1} onClick={() => move(-1)}>
          Move up
        </Button>
        <Button
          variant="outlined"
          disabled={index < 0 || index === steps.length - 1}
          onClick={() => move(1)}
        >
          Move down
        </Button>
      </Stack>
      <RichTreeViewPro
        aria-label="Steps for weaving a basket"
        items={steps}
        apiRef={apiRef}
        itemsReordering
        canMoveItemToNewPosition={({ newPosition }) => newPosition.parentId === null}
        onItemPositionChange={() => setSteps(apiRef.current?.getItemTree() ?? steps)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
    </Stack>
  );
}
