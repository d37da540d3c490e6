import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import LoginIcon from '@mui/icons-material/Login';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Account } from '@toolpad/core/Account';
import { accountTheme, buttonProps } from './accountTheme';
import { useDemoSession } from './useDemoSession';

function StaffSignInButton({ onClick }: ButtonProps) {
  return (
    <Button variant="outlined" startIcon={<LoginIcon />} onClick={onClick}>
      Staff only
    </Button>
  );
}

export default function AccountSignIn() {
  const { session, authentication } = useDemoSession(null);

  return (
    <AppProvider authentication={authentication} session={session} theme={accountTheme}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 2 }}>
        <Account
          slots={{ signInButton: StaffSignInButton }}
          slotProps={{ signOutButton: buttonProps }}
        />
      </Box>
    </AppProvider>
  );
}
