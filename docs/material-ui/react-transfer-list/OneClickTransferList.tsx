import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { useTransfer } from './useTransfer';

const herbs = ['Basil', 'Chervil', 'Dill', 'Lovage'];

export default function OneClickTransferList() {
  const { available, chosen, add, remove } = useTransfer(herbs, ['Dill']);
  const headings = React.useRef<(HTMLElement | null)[]>([]);
  const sides = [
    { title: 'Seed shop', items: available, verb: 'Add', run: add, icon: <AddIcon /> },
    { title: 'My bed', items: chosen, verb: 'Remove', run: remove, icon: <RemoveIcon /> },
  ];

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', width: '100%' }}>
      {sides.map(({ title, items, verb, run, icon }, index) => (
        <Paper key={title} variant="outlined" sx={{ flex: '1 1 180px', minHeight: 260 }}>
          <Typography
            ref={(node: HTMLElement | null) => {
              headings.current[index] = node;
            }}
            component="div"
            variant="subtitle2"
            tabIndex={-1}
            sx={{ p: 2, pb: 0 }}
          >
            {title} ({items.length})
          </Typography>
          <List dense aria-label={title}>
            {items.map((item) => (
              <ListItem key={item}>
                <ListItemText primary={item} />
                <IconButton
                  aria-label={`${verb} ${item}`}
                  onClick={() => {
                    run([item]);
                    headings.current[index]?.focus();
                  }}
                >
                  {icon}
                </IconButton>
              </ListItem>
            ))}
          </List>
        </Paper>
      ))}
    </Stack>
  );
}
