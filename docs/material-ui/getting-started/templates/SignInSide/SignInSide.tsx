import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { MemberForm } from './MemberForm';
import { NightSky } from './NightSky';
import { OpeningNights } from './OpeningNights';
import { createObservatoryTheme } from './theme';

export default function SignInSide() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => createObservatoryTheme(direction), [direction]);
  const [member, setMember] = React.useState<string>();

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1.2fr 1fr' },
          minHeight: '100dvh',
          bgcolor: 'background.default',
          color: 'text.primary',
          typography: 'body1',
        }}
      >
        <Box
          component="aside"
          aria-label="About the observatory"
          sx={{
            position: 'relative',
            color: 'secondary.contrastText',
            bgcolor: 'secondary.dark',
            overflow: 'hidden',
          }}
        >
          <NightSky />
          <OpeningNights />
        </Box>
        <Stack
          component="main"
          sx={{
            justifyContent: 'center',
            gap: 3,
            p: { xs: 3, sm: 6 },
            maxWidth: 560,
            width: '100%',
          }}
        >
          <div>
            <Typography component="h1" variant="h4" sx={{ m: 0, fontWeight: 700 }}>
              Members' entrance
            </Typography>
            <Typography sx={{ mt: 1, color: 'text.secondary' }}>
              Sign in to reserve a telescope or to see your recordings.
            </Typography>
          </div>
          <MemberForm onSignIn={setMember} />
          <Typography role="status" sx={{ minHeight: 24 }}>
            {member === undefined ? '' : `Signed in. Clear skies, member ${member}.`}
          </Typography>
          <Typography variant="body2" sx={{ display: { xs: 'none', sm: 'block' } }}>
            Visitors don’t need an account.{' '}
            <Link href="#sign-in-side-nights">See the open nights</Link>
          </Typography>
        </Stack>
      </Box>
    </ThemeProvider>
  );
}
