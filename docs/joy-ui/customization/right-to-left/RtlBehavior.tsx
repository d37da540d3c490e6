import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import rtlPlugin from '@mui/stylis-plugin-rtl';

const cache = createCache({ key: 'joybehavior', stylisPlugins: [rtlPlugin] });

export default function RtlBehavior() {
  return (
    <CacheProvider value={cache}>
      <Sheet dir="rtl" lang="ar" variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 340 }}>
        <Tabs direction="rtl" defaultValue="today">
          <TabList aria-label="الأيام">
            <Tab value="today">اليوم</Tab>
            <Tab value="tomorrow">غدًا</Tab>
          </TabList>
        </Tabs>
        <Slider isRtl aria-label="عدد الركاب" defaultValue={2} min={0} max={8} sx={{ mt: 2 }} />
      </Sheet>
    </CacheProvider>
  );
}
