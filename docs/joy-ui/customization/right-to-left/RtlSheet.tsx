import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import TrainIcon from '@mui/icons-material/Train';

const cache = createCache({ key: 'joyrtl', stylisPlugins: [rtlPlugin] });

export default function RtlSheet() {
  return (
    <CacheProvider value={cache}>
      <Sheet dir="rtl" lang="he" variant="outlined" sx={{ p: 2, width: '100%', maxWidth: 340 }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Input
            placeholder="חיפה"
            startDecorator={<TrainIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />}
            slotProps={{ input: { 'aria-label': 'שם התחנה' } }}
          />
          <Typography component="label" endDecorator={<Switch defaultChecked />}>
            רכבות ישירות בלבד
          </Typography>
          <Button>חיפוש רכבת</Button>
        </Stack>
      </Sheet>
    </CacheProvider>
  );
}
