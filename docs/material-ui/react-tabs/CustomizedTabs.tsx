import * as React from 'react';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';

const PillTab = styled(Tab)({
  zIndex: 1,
  minHeight: 32,
  paddingBlock: 6,
  borderRadius: 20,
  textTransform: 'none',
});

export default function CustomizedTabs() {
  const [value, setValue] = React.useState('week');

  return (
    <Tabs
      value={value}
      onChange={(_event, next: string) => setValue(next)}
      aria-label="Energy use"
      sx={{
        minHeight: 40,
        p: 0.5,
        borderRadius: 6,
        bgcolor: 'action.hover',
        [`& .${tabsClasses.indicator}`]: { height: '100%', borderRadius: 5 },
        [`& .${tabClasses.root}`]: { color: 'text.primary' },
        [`& .${tabClasses.root}.${tabClasses.selected}`]: { color: 'primary.contrastText' },
      }}
    >
      <PillTab value="day" label="Day" />
      <PillTab value="week" label="Week" />
      <PillTab value="year" label="Year" />
    </Tabs>
  );
}
