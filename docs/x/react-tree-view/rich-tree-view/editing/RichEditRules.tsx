import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewCancellableEvent } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

type Cancellable<T> = T & TreeViewCancellableEvent;

const rows = [
  { id: 'row-1', label: 'Apples' },
  { id: 'row-2', label: 'Quinces' },
];

const help = 'Names have 3 to 12 characters.';

export default function RichEditRules() {
  const [message, setMessage] = React.useState(help);
  const discards = React.useRef(false);

  const check = (event: Cancellable<React.SyntheticEvent<HTMLInputElement>>) => {
    const tooShort = event.currentTarget.value.trim().length < 3;
    setMessage(tooShort ? 'Too short: 3 characters are needed.' : help);
    if (tooShort) {
      event.defaultMuiPrevented = true;
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 130 }}>
      <RichTreeView
        aria-label="Orchard rows"
        items={rows}
        isItemEditable
        slotProps={{
          item: {
            slotProps: {
              labelInput: {
                'aria-label': 'Name of the row',
                maxLength: 12,
                // Escape discards the name, and the text field loses the focus as it closes.
                onBlur: (event) => (discards.current ? setMessage(help) : check(event)),
                onKeyDown: (event) => {
                  discards.current = event.key === 'Escape';
                  if (event.key === 'Enter') check(event);
                  else setMessage(help);
                },
              },
            },
          },
        }}
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
