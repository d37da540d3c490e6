import * as React from 'react';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import HomeIcon from '@mui/icons-material/Home';
import TramIcon from '@mui/icons-material/Tram';

const lines = ['1', '4', '7', '9', '12', '15'];

export default function FixedBottomNavigation() {
  const [value, setValue] = React.useState(0);

  return (
    <Box sx={{ pb: 7 }}>
      <List aria-label="Tram lines">
        {lines.map((line) => (
          <ListItem key={line}>
            <ListItemText primary={`Line ${line}`} secondary="Every ten minutes" />
          </ListItem>
        ))}
      </List>
      <Paper
        component="nav"
        aria-label="Sections"
        elevation={3}
        sx={{ position: 'fixed', insetBlockEnd: 0, insetInline: 0 }}
      >
        <BottomNavigation
          showLabels
          value={value}
          onChange={(_event, next: number) => setValue(next)}
        >
          <BottomNavigationAction
            label="Lines"
            icon={<TramIcon />}
            aria-current={value === 0 ? 'page' : undefined}
          />
          <BottomNavigationAction
            label="Home"
            icon={<HomeIcon />}
            aria-current={value === 1 ? 'page' : undefined}
          />
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
