import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { AddressBar, MemoryRouter, RouterLink, useRouter } from './memoryRouter';

const views = [
  { to: '/boats/aurora', label: 'Overview', text: 'Two-masted ketch, built in 1987, berth 12.' },
  { to: '/boats/aurora/crew', label: 'Crew', text: 'Skipper Ines Duarte and three deckhands.' },
  { to: '/boats/aurora/repairs', label: 'Repairs', text: 'The rudder bearing is due in March.' },
];

function BoatTabs() {
  const { path } = useRouter();
  const id = React.useId();
  const view = views.find(({ to }) => to === path);

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <AddressBar />
      <Tabs value={view?.to ?? false} aria-label="Aurora" variant="scrollable" sx={{ mt: 1 }}>
        {views.map(({ to, label }) => (
          <Tab
            key={to}
            component={RouterLink}
            to={to}
            value={to}
            label={label}
            id={`${id}${to}`}
            aria-controls={`${id}panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${path}`} sx={{ p: 2 }}>
        <Typography>{view?.text}</Typography>
      </Box>
    </Box>
  );
}

export default function RouterTabs() {
  return (
    <MemoryRouter start="/boats/aurora">
      <BoatTabs />
    </MemoryRouter>
  );
}
