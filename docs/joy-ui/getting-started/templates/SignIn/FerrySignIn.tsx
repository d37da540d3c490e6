import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import KeyIcon from '@mui/icons-material/Key';
import { TemplateTheme } from '../parts/TemplateTheme';
import { SignInFields } from './SignInFields';
import { ferryTheme } from './theme';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function FerrySignIn() {
  const [member, setMember] = React.useState<string>();

  return (
    <TemplateTheme theme={ferryTheme}>
      <Box
        component="main"
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          minHeight: '100dvh',
          bgcolor: 'background.body',
        }}
      >
        <Box sx={{ display: 'grid', alignContent: 'center', justifyItems: 'center', p: 3 }}>
          <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 360 }}>
            <Typography level="h2" component="h1">
              Sign in to your crossings
            </Typography>
            <div role="status">
              {member === undefined ? null : (
                <Alert role="none" color="success">
                  Signed in as {member}
                </Alert>
              )}
            </div>
            <SignInFields onSignIn={setMember} />
            <Divider>or</Divider>
            <Button
              variant="outlined"
              color="neutral"
              startDecorator={<KeyIcon sx={iconSize} />}
              onClick={() => setMember('Ines Okafor')}
            >
              Use a passkey
            </Button>
          </Box>
        </Box>
        <Sheet
          variant="soft"
          color="primary"
          sx={{
            display: 'grid',
            alignContent: 'center',
            gap: 1,
            p: { xs: 3, md: 6 },
            order: { xs: -1, md: 0 },
          }}
        >
          <DirectionsBoatIcon sx={{ fontSize: { xs: 32, md: 56 } }} />
          <Typography level="title-lg" textColor="inherit">
            Island Ferries
          </Typography>
          <Typography textColor="inherit">
            Eleven crossings a day, with room for every bicycle that fits through the door.
          </Typography>
        </Sheet>
      </Box>
    </TemplateTheme>
  );
}
