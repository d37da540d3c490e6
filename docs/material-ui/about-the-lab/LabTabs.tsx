import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

export default function LabTabs() {
  const [value, setValue] = React.useState('ingredients');

  return (
    <Box sx={{ width: '100%', maxWidth: 440 }}>
      <TabContext value={value}>
        <TabList
          aria-label="Onion soup"
          variant="scrollable"
          onChange={(_event, next: string) => setValue(next)}
        >
          <Tab label="Ingredients" value="ingredients" />
          <Tab label="Method" value="method" />
          <Tab label="Notes" value="notes" />
        </TabList>
        <TabPanel value="ingredients">Six onions, butter, stock, bread, and Gruyère.</TabPanel>
        <TabPanel value="method">Brown the onions for forty minutes, then add the stock.</TabPanel>
        <TabPanel value="notes">It tastes better on the second day.</TabPanel>
      </TabContext>
    </Box>
  );
}
