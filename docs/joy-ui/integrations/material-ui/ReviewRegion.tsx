import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme, THEME_ID as JOY_ID } from '@mui/joy/styles';
import Rating from '@mui/material/Rating';
import { createTheme, THEME_ID as MATERIAL_ID, ThemeProvider } from '@mui/material/styles';

const joy = { [JOY_ID]: extendTheme({ cssVarPrefix: 'review-joy' }) };
const material = {
  [MATERIAL_ID]: createTheme({
    cssVariables: {
      cssVarPrefix: 'review-mui',
      colorSchemeSelector: 'data-joy-color-scheme',
    },
    colorSchemes: { light: true, dark: true },
  }),
};
// The page around the demo keeps its mode, and nothing is stored.
const isolated = { colorSchemeNode: null, storageManager: null };

export default function ReviewRegion() {
  const questionId = React.useId();
  const [isDark, setIsDark] = React.useState(false);

  return (
    <ThemeProvider theme={material} {...isolated}>
      <CssVarsProvider theme={joy} {...isolated}>
        <Sheet
          variant="outlined"
          data-joy-color-scheme={isDark ? 'dark' : 'light'}
          sx={{ display: 'grid', gap: 2, justifyItems: 'start', p: 2, borderRadius: 'md' }}
        >
          <Switch
            checked={isDark}
            onChange={(event) => setIsDark(event.target.checked)}
            endDecorator="Dark region"
            slotProps={{ input: { 'aria-label': 'Dark region' } }}
          />
          <Typography id={questionId}>How was the guided tour?</Typography>
          <Rating
            role="radiogroup"
            aria-labelledby={questionId}
            name="review-region"
            defaultValue={4}
          />
          <Button>Send the review</Button>
        </Sheet>
      </CssVarsProvider>
    </ThemeProvider>
  );
}
