import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

const tasks = ['Water the seedlings', 'Turn the compost', 'Order new labels'];

export default function CheckboxList() {
  const [done, setDone] = React.useState<readonly string[]>(['Turn the compost']);

  const toggle = (task: string) => {
    setDone((previous) =>
      previous.includes(task) ? previous.filter((entry) => entry !== task) : [...previous, task],
    );
  };

  return (
    <List aria-label="Garden tasks" sx={{ width: '100%', maxWidth: 360 }}>
      {tasks.map((task) => (
        <ListItem key={task} disablePadding divider sx={{ px: 1 }}>
          <FormControlLabel
            control={<Checkbox checked={done.includes(task)} onChange={() => toggle(task)} />}
            label={task}
            sx={{ flexGrow: 1 }}
          />
        </ListItem>
      ))}
    </List>
  );
}
