import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function CustomTabs() {
  return (
    <Tabs defaultValue="Map" sx={{ bgcolor: 'transparent' }}>
      <TabList
        disableUnderline
        aria-label="Results view"
        sx={{
          gap: 0.5,
          p: 0.5,
          borderRadius: 'xl',
          bgcolor: 'background.level1',
          [`& .${tabClasses.root}`]: { borderRadius: 'lg' },
          [`& .${tabClasses.root}[aria-selected="true"]`]: {
            bgcolor: 'background.surface',
            boxShadow: 'sm',
          },
        }}
      >
        {['List', 'Map', 'Calendar'].map((view) => (
          <Tab key={view} value={view} disableIndicator>
            {view}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
