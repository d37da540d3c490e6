import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const session: Session = { user: { id: '7', name: 'Ada Lovelace', email: 'ada@example.com' } };

function Greeting() {
  const user = useSession()?.user;

  return <Typography>{user ? `Hello, ${user.name}.` : 'You are signed out.'}</Typography>;
}

export default function SessionGreeting() {
  return (
    <AppProvider session={session} theme={theme}>
      <Box sx={{ p: 3 }}>
        <Greeting />
      </Box>
    </AppProvider>
  );
}
