import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { repairs } from './data';

export function RepairList() {
  const [done, setDone] = React.useState<readonly string[]>([]);
  const open = repairs.length - done.length;

  const toggle = (bike: string, isDone: boolean) => {
    setDone(isDone ? [...done, bike] : done.filter((name) => name !== bike));
  };

  return (
    <Paper
      component="section"
      variant="outlined"
      id="dashboard-repairs"
      sx={{ p: 2, height: '100%' }}
    >
      <Typography component="h2" variant="h6" sx={{ m: 0 }}>
        Repairs
      </Typography>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {open === 0 ? 'Everything is fixed.' : `${open} of ${repairs.length} still open`}
      </Typography>
      <List disablePadding sx={{ mt: 1 }}>
        {repairs.map(({ bike, fault, station }) => (
          <ListItem key={bike} disableGutters divider>
            <FormControlLabel
              control={
                <Checkbox
                  checked={done.includes(bike)}
                  onChange={(_event, isDone) => toggle(bike, isDone)}
                />
              }
              label={
                <>
                  <Typography
                    component="span"
                    sx={{
                      display: 'block',
                      textDecoration: done.includes(bike) ? 'line-through' : undefined,
                    }}
                  >
                    {fault}
                  </Typography>
                  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                    {bike}, {station}
                  </Typography>
                </>
              }
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
