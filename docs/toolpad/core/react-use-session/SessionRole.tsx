import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';

interface StaffSession extends Session {
  user?: Session['user'] & { role: 'clerk' | 'manager' };
}

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const session: StaffSession = { user: { id: '9', name: 'Emmy Noether', role: 'clerk' } };

function RefundButton() {
  const role = useSession<StaffSession>()?.user?.role;

  return (
    <Stack useFlexGap spacing={1} sx={{ p: 3, alignItems: 'flex-start' }}>
      <Button variant="contained" disabled={role !== 'manager'}>
        Refund €48
      </Button>
      {role !== 'manager' && <Typography>Only managers can issue refunds.</Typography>}
    </Stack>
  );
}

export default function SessionRole() {
  return (
    <AppProvider session={session} theme={theme}>
      <RefundButton />
    </AppProvider>
  );
}
