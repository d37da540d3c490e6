import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';

export default function TabPanels() {
  const [value, setValue] = React.useState('ingredients');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={value}>
        <TabList
          onChange={(_event, next: string) => setValue(next)}
          aria-label="Lemon cake recipe"
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab label="Ingredients" value="ingredients" />
          <Tab label="Notes" value="notes" />
        </TabList>
        <TabPanel value="ingredients" tabIndex={0}>
          Three lemons, 200 g sugar, 180 g flour, four eggs.
        </TabPanel>
        <TabPanel value="notes" keepMounted>
          <TextField label="Your notes" multiline minRows={2} fullWidth />
        </TabPanel>
      </TabContext>
    </Box>
  );
}
