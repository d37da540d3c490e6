import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const sections = [
  { label: 'Route', text: 'Lisbon to Porto, 3 h 10 min, one change in Coimbra.' },
  { label: 'Seats', text: 'Coach 4, seats 21 and 22, facing forward.' },
  { label: 'Fares', text: 'Saver fare, exchangeable until the evening before.' },
];

export default function BasicTabs() {
  const id = React.useId();
  const [value, setValue] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        aria-label="Train journey"
      >
        {sections.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {sections.map(({ label, text }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={value !== index}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          {text}
        </Box>
      ))}
    </Box>
  );
}
