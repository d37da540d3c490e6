import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';

const theme = createTheme({ colorSchemes: { light: true, dark: true } });

// Keeps the demo apart from the page around it: with a separate context, and nothing stored.
const isolated = { disableNestedContext: true, storageManager: null };

function ModeField() {
  const { mode, setMode } = useColorScheme();
  const labelId = React.useId();

  return (
    <Paper variant="outlined" sx={{ p: 2, minHeight: 132 }}>
      {mode && (
        <FormControl>
          <FormLabel id={labelId}>Appearance</FormLabel>
          <RadioGroup
            row
            aria-labelledby={labelId}
            name="mode-switch"
            value={mode}
            onChange={(event) => setMode(event.target.value as typeof mode)}
          >
            <FormControlLabel value="light" control={<Radio />} label="Light" />
            <FormControlLabel value="dark" control={<Radio />} label="Dark" />
            <FormControlLabel value="system" control={<Radio />} label="System" />
          </RadioGroup>
        </FormControl>
      )}
    </Paper>
  );
}

export default function ModeSwitch() {
  return (
    <ThemeProvider theme={theme} defaultMode="light" {...isolated}>
      <ModeField />
    </ThemeProvider>
  );
}
