import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function VerticalTabs() {
  const [value, setValue] = React.useState('profile');

  return (
    <TabContext value={value}>
      <Box sx={{ display: 'flex', width: '100%', minHeight: 160 }}>
        <TabList
          orientation="vertical"
          onChange={(_event, next: string) => setValue(next)}
          aria-label="Account settings"
          sx={{ flexShrink: 0, borderInlineEnd: 1, borderColor: 'divider' }}
        >
          <Tab label="Profile" value="profile" />
          <Tab label="Billing" value="billing" />
          <Tab label="Devices" value="devices" />
        </TabList>
        <TabPanel value="profile" tabIndex={0}>
          Your name and photo on the borrower card.
        </TabPanel>
        <TabPanel value="billing" tabIndex={0}>
          Fees are charged at the end of each quarter.
        </TabPanel>
        <TabPanel value="devices" tabIndex={0}>
          Two readers are connected.
        </TabPanel>
      </Box>
    </TabContext>
  );
}
