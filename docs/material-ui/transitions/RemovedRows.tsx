import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';

const all = ['Flour', 'Butter', 'Lemons', 'Sugar'];

export default function RemovedRows() {
  const [items, setItems] = React.useState(all);
  const [leaving, setLeaving] = React.useState<string | null>(null);
  const listRef = React.useRef<HTMLUListElement>(null);

  return (
    <Stack sx={{ width: '100%', maxWidth: 340, alignItems: 'flex-start' }}>
      <List ref={listRef} tabIndex={-1} aria-label="Shopping list" sx={{ width: '100%' }}>
        {items.map((item) => (
          <Collapse
            key={item}
            component="li"
            in={item !== leaving}
            onExited={() => {
              setItems((previous) => previous.filter((other) => other !== item));
              setLeaving(null);
            }}
          >
            <ListItem component="div" divider>
              <ListItemText primary={item} />
              <Button
                aria-label={`Remove ${item}`}
                disabled={leaving !== null}
                onClick={() => {
                  listRef.current?.focus();
                  setLeaving(item);
                }}
              >
                Remove
              </Button>
            </ListItem>
          </Collapse>
        ))}
      </List>
      <Button onClick={() => setItems(all)}>Start again</Button>
    </Stack>
  );
}
