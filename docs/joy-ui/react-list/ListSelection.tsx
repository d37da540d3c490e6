import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const tasks = [
  { name: 'Water the seedlings', place: 'Greenhouse 1' },
  { name: 'Turn the compost', place: 'North corner' },
  { name: 'Order bean poles', place: 'Office' },
  { name: 'Sharpen the shears', place: 'Tool shed' },
];

export default function ListSelection() {
  const [done, setDone] = React.useState(['Turn the compost']);
  return (
    <Sheet variant="outlined" sx={{ width: '100%', maxWidth: 320, borderRadius: 'md', p: 1 }}>
      <List aria-label="Today’s tasks" sx={{ '--ListItem-radius': '8px' }}>
        {tasks.map(({ name, place }) => {
          const isDone = done.includes(name);
          return (
            <ListItem key={name} variant={isDone ? 'soft' : 'plain'}>
              <Checkbox
                overlay
                checked={isDone}
                onChange={({ target }) =>
                  setDone(target.checked ? [...done, name] : done.filter((one) => one !== name))
                }
                label={
                  <React.Fragment>
                    <span style={{ textDecoration: isDone ? 'line-through' : 'none' }}>{name}</span>
                    <Typography component="span" level="body-sm" textColor="text.secondary">
                      {' '}
                      {place}
                    </Typography>
                  </React.Fragment>
                }
              />
            </ListItem>
          );
        })}
      </List>
      <Typography
        level="body-sm"
        textColor="text.secondary"
        role="status"
        sx={{ px: 1.5, py: 0.5 }}
      >
        {done.length} of {tasks.length} done
      </Typography>
    </Sheet>
  );
}
