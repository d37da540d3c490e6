import * as React from 'react';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme, type Theme } from '@mui/joy/styles';

const defaults = extendTheme({ cssVarPrefix: 'default', colorSchemeSelector: 'data-builder' });

interface PanelProps {
  theme: Theme;
  name: string;
  scheme: 'light' | 'dark';
}

function Panel({ theme, name, scheme }: PanelProps) {
  return (
    <CssVarsProvider theme={theme} colorSchemeNode={null}>
      <Sheet data-builder={scheme} variant="outlined" sx={{ flex: '1 1 230px', minWidth: 0, p: 2 }}>
        <Typography level="title-lg">{name}</Typography>
        <Typography level="body-sm">Berth 14, two nights</Typography>
        <Stack useFlexGap spacing={1} direction="row" sx={{ flexWrap: 'wrap', mt: 1.5 }}>
          <Input
            placeholder="Ship"
            sx={{ width: '100%' }}
            slotProps={{ input: { 'aria-label': `Ship, ${name}` } }}
          />
          <Button>Book</Button>
          <Button variant="soft">Ask</Button>
          <Chip color="primary" variant="outlined">
            Free
          </Chip>
        </Stack>
      </Sheet>
    </CssVarsProvider>
  );
}

/** The same form with the default theme and with a changed one, in the scheme of the switch. */
export function BuilderPanels({ theme }: { theme: Theme }) {
  const [dark, setDark] = React.useState(false);
  const scheme = dark ? 'dark' : 'light';
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 600 }}>
      <Typography
        component="label"
        endDecorator={<Switch checked={dark} onChange={(event) => setDark(event.target.checked)} />}
      >
        Dark scheme
      </Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Panel theme={defaults} name="Default theme" scheme={scheme} />
        <Panel theme={theme} name="Changed theme" scheme={scheme} />
      </Stack>
    </Stack>
  );
}
