import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function ColorTabs() {
  const [value, setValue] = React.useState('open');

  return (
    <Tabs
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      textColor="secondary"
      indicatorColor="secondary"
      aria-label="Invoices"
    >
      <Tab value="open" label="Open" />
      <Tab value="paid" label="Paid" />
      <Tab value="archive" label="Archive" disabled />
    </Tabs>
  );
}
