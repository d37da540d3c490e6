import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabWidths() {
  const [plan, setPlan] = React.useState('monthly');
  const [room, setRoom] = React.useState('hall');

  return (
    <Stack sx={{ width: '100%', maxWidth: 520, gap: 3 }}>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Tabs
          variant="fullWidth"
          value={plan}
          onChange={(_event, next: string) => setPlan(next)}
          aria-label="Payment period"
        >
          <Tab value="monthly" label="Monthly" />
          <Tab value="yearly" label="Yearly" />
        </Tabs>
      </Box>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Tabs
          centered
          value={room}
          onChange={(_event, next: string) => setRoom(next)}
          aria-label="Concert venue"
        >
          <Tab value="hall" label="Hall" />
          <Tab value="garden" label="Garden" />
        </Tabs>
      </Box>
    </Stack>
  );
}
