import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const variants = ['plain', 'soft', 'outlined', 'solid'] as const;

export default function TabVariants() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <Tabs key={variant} defaultValue="Day" variant="plain">
          <TabList aria-label={`Period, ${variant} tabs`}>
            {['Day', 'Week', 'Month'].map((name) => (
              <Tab key={name} value={name} variant={variant}>
                {name}
              </Tab>
            ))}
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
