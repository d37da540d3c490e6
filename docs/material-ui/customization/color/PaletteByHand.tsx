import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, getContrastRatio, ThemeProvider } from '@mui/material/styles';

export default function PaletteByHand() {
  const [main, setMain] = React.useState('#00695c');
  const id = React.useId();
  const theme = React.useMemo(
    () => createTheme({ palette: { primary: { main }, contrastThreshold: 4.5 } }),
    [main],
  );
  const { light, dark, contrastText } = theme.palette.primary;
  const ratio = getContrastRatio(main, '#fff');

  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 420 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <label htmlFor={id}>Main color</label>
        <input
          id={id}
          type="color"
          value={main}
          onChange={(event) => setMain(event.target.value)}
        />
      </Stack>
      <ThemeProvider theme={theme}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Button variant="contained" disableElevation>
            Plant a tree
          </Button>
        </Paper>
      </ThemeProvider>
      <Typography component="div" role="status" variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {`main: ${main}\nlight: ${light}\ndark: ${dark}\ncontrastText: ${contrastText}\nOn white ${ratio.toFixed(1)}:1, ${ratio >= 4.5 ? 'enough for text' : 'too little for text'}`}
      </Typography>
    </Stack>
  );
}
