import * as React from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const normal = createTheme();
const tight = createTheme({ spacing: 4 });

export default function TightSpacing() {
  const [small, setSmall] = React.useState(false);

  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        control={<Switch checked={small} onChange={(event) => setSmall(event.target.checked)} />}
        label="spacing: 4"
      />
      <ThemeProvider theme={small ? tight : normal}>
        <Card variant="outlined">
          <CardContent>
            <Stack spacing={2}>
              <div>Potatoes, 3 kg</div>
              <div>Onions, 1 kg</div>
              <div>Leeks, 4 pieces</div>
            </Stack>
          </CardContent>
        </Card>
      </ThemeProvider>
    </Stack>
  );
}
