import * as React from 'react';
import { TransitionGroup } from 'react-transition-group';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import DeleteIcon from '@mui/icons-material/Delete';

const pantry = ['Flour', 'Butter', 'Lemons', 'Sugar', 'Vanilla', 'Almonds'];

export default function TransitionGroupList() {
  const [basket, setBasket] = React.useState(['Flour', 'Butter', 'Lemons']);
  const addRef = React.useRef<HTMLButtonElement>(null);
  const next = pantry.find((item) => !basket.includes(item));

  return (
    <Stack sx={{ width: '100%', maxWidth: 340, alignItems: 'flex-start', gap: 1 }}>
      <Button
        ref={addRef}
        variant="contained"
        onClick={() => next !== undefined && setBasket([next, ...basket])}
      >
        {next === undefined ? 'Nothing left to add' : `Add ${next.toLowerCase()}`}
      </Button>
      <List aria-label="Cart" sx={{ width: '100%' }}>
        <TransitionGroup component={null}>
          {basket.map((item) => (
            <Collapse key={item} component="li">
              <ListItem
                component="div"
                secondaryAction={
                  <IconButton
                    edge="end"
                    aria-label={`Remove ${item.toLowerCase()}`}
                    onClick={() => {
                      addRef.current?.focus();
                      setBasket(basket.filter((other) => other !== item));
                    }}
                  >
                    <DeleteIcon />
                  </IconButton>
                }
              >
                <ListItemText primary={item} />
              </ListItem>
            </Collapse>
          ))}
        </TransitionGroup>
      </List>
    </Stack>
  );
}
