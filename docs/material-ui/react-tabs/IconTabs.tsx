import * as React from 'react';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const minutes: Record<string, number> = { walk: 42, bike: 13, bus: 19 };

export default function IconTabs() {
  const [mode, setMode] = React.useState('bike');
  const id = React.useId();

  return (
    <Stack sx={{ width: '100%', gap: 2 }}>
      <Tabs
        value={mode}
        onChange={(_event, next: string) => setMode(next)}
        aria-label="Means of transport"
      >
        <Tab
          value="walk"
          icon={<DirectionsWalkIcon />}
          aria-label="Walk"
          id={`${id}-walk`}
          aria-controls={`${id}-panel`}
        />
        <Tab
          value="bike"
          icon={<DirectionsBikeIcon />}
          iconPosition="start"
          label="Bike"
          id={`${id}-bike`}
          aria-controls={`${id}-panel`}
          sx={{ minHeight: 48 }}
        />
        <Tab
          value="bus"
          icon={<DirectionsBusIcon />}
          label="Bus"
          id={`${id}-bus`}
          aria-controls={`${id}-panel`}
        />
      </Tabs>
      <Typography
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${mode}`}
        tabIndex={0}
        sx={{ px: 2 }}
      >
        {minutes[mode]} minutes to the station
      </Typography>
    </Stack>
  );
}
