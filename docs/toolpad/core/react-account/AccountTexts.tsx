import Box from '@mui/material/Box';
import { AppProvider } from '@toolpad/core/AppProvider';
import { Account } from '@toolpad/core/Account';
import { accountTheme, buttonProps } from './accountTheme';
import { useDemoSession } from './useDemoSession';

const labels = {
  accountPreviewIconButtonLabel: 'Konto von Nora Berg',
  accountSignInLabel: 'Anmelden',
  accountSignOutLabel: 'Abmelden',
};

export default function AccountTexts() {
  const { session, authentication } = useDemoSession();

  return (
    <AppProvider authentication={authentication} session={session} theme={accountTheme}>
      <Box lang="de" sx={{ display: 'flex', justifyContent: 'flex-end', p: 2 }}>
        <Account
          localeText={labels}
          slotProps={{
            preview: { slotProps: { avatar: { variant: 'rounded' } } },
            signInButton: buttonProps,
            signOutButton: buttonProps,
          }}
        />
      </Box>
    </AppProvider>
  );
}
