import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';

const theme = extendTheme({ cssVarPrefix: 'region', colorSchemeSelector: 'data-region-mode' });

// Keeps the demo apart from the page: with a separate context and element, and nothing stored.
const isolated = { disableNestedContext: true, storageManager: null };

function ModeField() {
  const { mode, setMode } = useColorScheme();
  if (!mode) return null;
  return (
    <FormControl>
      <FormLabel>Appearance</FormLabel>
      <RadioGroup
        name="mode-of-region"
        value={mode}
        onChange={(event) => setMode(event.target.value as typeof mode)}
      >
        <Radio value="light" label="Light" />
        <Radio value="dark" label="Dark" />
        <Radio value="system" label="System" />
      </RadioGroup>
    </FormControl>
  );
}

export default function ModeOfRegion() {
  const [node, setNode] = React.useState<HTMLElement | null>(null);
  return (
    <CssVarsProvider theme={theme} defaultMode="light" colorSchemeNode={node} {...isolated}>
      <Sheet ref={setNode} variant="outlined" sx={{ p: 2, minWidth: 200, minHeight: 150 }}>
        <ModeField />
      </Sheet>
    </CssVarsProvider>
  );
}
