import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withoutMotion = (outer: Theme): Theme => ({
  ...outer,
  transitions: { ...outer.transitions, create: () => 'none' },
  components: {
    ...outer.components,
    MuiCollapse: { defaultProps: { timeout: 0 } },
  },
});

export default function WithoutAnimations() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <ThemeProvider theme={withoutMotion}>
      <Box sx={{ width: '100%', maxWidth: 360, minHeight: 120 }}>
        <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          Opening hours
        </Button>
        <Collapse in={open} id={id}>
          <Typography sx={{ p: 1 }}>
            Tuesday to Friday from nine to six, Saturday from ten to two.
          </Typography>
        </Collapse>
      </Box>
    </ThemeProvider>
  );
}
