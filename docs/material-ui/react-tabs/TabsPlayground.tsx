import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { TabsProps } from '@mui/material/Tabs';

export default function TabsPlayground(props: TabsProps) {
  const [value, setValue] = React.useState(0);
  return (
    <Tabs
      value={value}
      onChange={(event, next: number) => setValue(next)}
      aria-label="Journey"
      {...props}
    >
      <Tab label="Route" />
      <Tab label="Seats" />
      <Tab label="Payment" />
    </Tabs>
  );
}
