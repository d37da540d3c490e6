import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const links = [
  { label: 'TabPanel', href: '#tabpanel' },
  { label: 'Keyboard', href: '#accessibility' },
  { label: 'Pitfalls', href: '#limits-and-pitfalls' },
];

export default function LinkTabs() {
  const [current, setCurrent] = React.useState('#tabpanel');

  return (
    <Box component="nav" aria-label="Sections of the tabs page" sx={{ maxWidth: '100%' }}>
      <Tabs variant="scrollable" value={current} slotProps={{ list: { role: undefined } }}>
        {links.map(({ label, href }) => (
          <Tab
            key={href}
            component="a"
            href={href}
            value={href}
            label={label}
            role={undefined}
            tabIndex={0}
            aria-selected={undefined}
            aria-current={current === href ? 'location' : undefined}
            onClick={() => setCurrent(href)}
          />
        ))}
      </Tabs>
    </Box>
  );
}
