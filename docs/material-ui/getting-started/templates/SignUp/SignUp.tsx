import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import SpaIcon from '@mui/icons-material/Spa';
import { Benefits } from './Benefits';
import { SignUpForm } from './SignUpForm';
import { createGardenTheme } from './theme';
import { Welcome } from './Welcome';

export default function SignUp() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => createGardenTheme(direction), [direction]);
  const [name, setName] = React.useState<string>();

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          minHeight: '100dvh',
          bgcolor: 'background.default',
          color: 'text.primary',
          typography: 'body1',
        }}
      >
        <Box
          component="header"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, p: { xs: 2, sm: 3 } }}
        >
          <SpaIcon color="primary" />
          <Typography component="p" sx={{ m: 0, flexGrow: 1, fontWeight: 700 }}>
            Allotment Lane
          </Typography>
          <Link href="#sign-up-form" variant="body2">
            I have an account
          </Link>
        </Box>
        <Container
          component="main"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
            alignItems: 'center',
            gap: { xs: 3, md: 8 },
            py: { xs: 1, md: 6 },
            pb: 6,
          }}
        >
          <Box>
            <Typography component="h1" variant="h3" sx={{ m: 0, fontWeight: 700 }}>
              Grow something near you
            </Typography>
            <Typography sx={{ mt: 2, color: 'text.secondary', fontSize: 18 }}>
              Join the shared garden at the end of the lane. An account is free, a bed costs €18 a
              season.
            </Typography>
            <Benefits />
          </Box>
          <Paper id="sign-up-form" variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
            {name === undefined ? <SignUpForm onJoin={setName} /> : <Welcome name={name} />}
          </Paper>
        </Container>
      </Box>
    </ThemeProvider>
  );
}
