import Box from '@mui/material/Box';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Account } from '@toolpad/core/Account';
import { accountTheme, buttonProps } from './accountTheme';
import { useDemoSession } from './useDemoSession';

export default function AccountBasic() {
  const { session, authentication } = useDemoSession();

  return (
    <AppProvider authentication={authentication} session={session} theme={accountTheme}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 2 }}>
        <Account slotProps={{ signInButton: buttonProps, signOutButton: buttonProps }} />
      </Box>
    </AppProvider>
  );
}
