import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface TransferColumnProps {
  title: string;
  items: readonly string[];
  checked: readonly string[];
  onToggle: (item: string) => void;
  /** Controls above the list, such as a search field. */
  header?: React.ReactNode;
}

/** One side of a transfer list: a named list of checkboxes that scrolls. */
export function TransferColumn({ title, items, checked, onToggle, header }: TransferColumnProps) {
  const titleId = React.useId();

  return (
    <Paper variant="outlined" sx={{ flex: '1 1 180px', minWidth: 0 }}>
      <Typography id={titleId} component="div" variant="subtitle2" sx={{ px: 2, pt: 1.5 }}>
        {title} ({items.length})
      </Typography>
      {header}
      <List dense aria-labelledby={titleId} sx={{ height: 190, overflowY: 'auto' }}>
        {items.map((item) => (
          <ListItem key={item} sx={{ py: 0 }}>
            <FormControlLabel
              label={item}
              control={
                <Checkbox
                  size="small"
                  checked={checked.includes(item)}
                  onChange={() => onToggle(item)}
                />
              }
            />
          </ListItem>
        ))}
        {items.length === 0 && <ListItem>No entries</ListItem>}
      </List>
    </Paper>
  );
}
