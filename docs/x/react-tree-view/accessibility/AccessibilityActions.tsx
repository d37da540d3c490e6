import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const isHeading = (item: { id: string }) => item.id === 'deck';

export default function AccessibilityActions() {
  const [steps, setSteps] = React.useState(['Sanding', 'Priming', 'Painting']);
  const [chosen, setChosen] = React.useState<string | null>('Priming');
  const [message, setMessage] = React.useState('Choose a step, then move it.');
  const items = React.useMemo(
    () => [
      { id: 'deck', label: 'Deck', children: steps.map((step) => ({ id: step, label: step })) },
    ],
    [steps],
  );

  const move = (distance: number) => {
    const from = steps.findIndex((step) => step === chosen);
    const to = from + distance;
    if (from === -1 || to < 0 || to >= steps.length) {
      setMessage('This step cannot move there.');
      return;
    }
    const next = [...steps];
    next.splice(to, 0, ...next.splice(from, 1));
    setSteps(next);
    setMessage(`${chosen} is now step ${to + 1} of ${steps.length}.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 240 }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => move(-1)}>
          Move up
        </Button>
        <Button variant="outlined" onClick={() => move(1)}>
          Move down
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Work on the ferry"
        items={items}
        defaultExpandedItems={['deck']}
        isItemSelectionDisabled={isHeading}
        selectedItems={chosen}
        onSelectedItemsChange={(_event, itemId) => setChosen(itemId)}
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
