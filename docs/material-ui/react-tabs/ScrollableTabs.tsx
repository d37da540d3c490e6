import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export default function ScrollableTabs() {
  const [month, setMonth] = React.useState('April');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        value={month}
        onChange={(_event, next: string) => setMonth(next)}
        aria-label="Sowing calendar"
      >
        {months.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
