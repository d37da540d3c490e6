import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const sections = [
  { name: 'Route', text: 'Lisbon to Porto, 3 h 10 min, one change in Coimbra.' },
  { name: 'Seats', text: 'Coach 4, seats 21 and 22, facing forward.' },
  { name: 'Fares', text: 'Saver fare, exchangeable until the evening before.' },
];

export default function BasicTabs() {
  return (
    <Tabs defaultValue="Route" sx={{ width: '100%', maxWidth: 420 }}>
      <TabList aria-label="Train journey">
        {sections.map(({ name }) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {sections.map(({ name, text }) => (
        <TabPanel key={name} value={name} tabIndex={0}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
