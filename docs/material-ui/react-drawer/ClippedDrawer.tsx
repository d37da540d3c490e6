import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { PlantGrid, places } from './parts/PlantGrid';

const width = 'clamp(152px, 30vw, 220px)';

export default function ClippedDrawer() {
  const [chosen, setChosen] = React.useState<readonly string[]>(places);

  const toggle = (place: string) =>
    setChosen((old) =>
      old.includes(place) ? old.filter((other) => other !== place) : [...old, place],
    );

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar component="div" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <Typography variant="h6" component="div" noWrap>
            Plant nursery
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{ width, flexShrink: 0 }}
        slotProps={{
          paper: {
            component: 'section',
            'aria-label': 'Filters',
            sx: { width, boxSizing: 'border-box' },
          },
        }}
      >
        <Toolbar />
        <FormGroup sx={{ py: 2, paddingInlineStart: 2 }}>
          <Typography variant="subtitle2" component="div">
            Place
          </Typography>
          {places.map((place) => (
            <FormControlLabel
              key={place}
              label={place}
              control={<Checkbox checked={chosen.includes(place)} onChange={() => toggle(place)} />}
            />
          ))}
        </FormGroup>
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Toolbar />
        <PlantGrid places={chosen} />
      </Box>
    </Box>
  );
}
