import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Crossings today', value: '14' },
  { label: 'Passengers', value: '1,236' },
  { label: 'On time', value: '93%' },
];

function Figures() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
      }}
    >
      {figures.map(({ label, value }) => (
        <Paper key={label} variant="outlined" sx={{ p: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography variant="h5" component="div">
            {value}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}

const crossings = [
  { time: '07:10', ship: 'Kittiwake', state: 'left' },
  { time: '07:40', ship: 'Guillemot', state: 'boarding' },
  { time: '08:25', ship: 'Kittiwake', state: 'planned' },
];

function Crossings() {
  return (
    <List disablePadding>
      {crossings.map(({ time, ship, state }) => (
        <ListItem key={time} disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
          <ListItemText primary={time} secondary={ship} />
          <Chip label={state} variant="outlined" />
        </ListItem>
      ))}
    </List>
  );
}

export const ferryPages: Record<string, React.ComponentType> = {
  '/': Figures,
  '/crossings': Crossings,
};
