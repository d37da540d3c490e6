import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const views = [
  { name: 'Invoices', action: 'New invoice', text: '14 invoices, two of them overdue.' },
  { name: 'Customers', action: 'Import customers', text: '230 customers in nine countries.' },
];

export default function ToolbarPortal() {
  const [slot, setSlot] = React.useState<HTMLElement | null>(null);
  const [index, setIndex] = React.useState(0);
  const view = views[index];

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 480 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 1 }}>
        <Tabs
          value={index}
          onChange={(_event, value: number) => setIndex(value)}
          aria-label="Views"
          sx={{ flexGrow: 1 }}
        >
          {views.map(({ name }) => (
            <Tab key={name} label={name} />
          ))}
        </Tabs>
        <Box ref={setSlot} />
      </Box>
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Typography>{view?.text}</Typography>
        {slot && (
          <Portal container={slot}>
            <Button variant="contained" size="small">
              {view?.action}
            </Button>
          </Portal>
        )}
      </Box>
    </Paper>
  );
}
