import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
  const current = steps[index];

  const move = (distance: number) => {
    const target = index + distance;
    if (current === undefined || target < 0 || target >= steps.length) return;
    const next = steps.filter((step) => step !== current);
    next.splice(target, 0, current);
    setSteps(next);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 220 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {/* Not disabled at the ends, because a disabled button would lose the focus. */}
        <Button variant="outlined" disabled={current === undefined} onClick={() => move(-1)}>
          Move up
        </Button>
        <Button variant="outlined" disabled={current === undefined} onClick={() => move(1)}>
          Move down
        </Button>
      </Stack>
      <Typography role="status" variant="body2">
        {current === undefined
          ? 'Select a step to move it.'
          : `${current.label}: step ${index + 1} of ${steps.length}`}
      </Typography>
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
