import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { AppProvider } from '@toolpad/core/AppProvider';
import { AccountPreview, SignOutButton } from '@toolpad/core/Account';
import { accountTheme, buttonProps } from './accountTheme';
import { useDemoSession } from './useDemoSession';

export default function AccountPreviews() {
  const { session, authentication } = useDemoSession();

  return (
    <AppProvider authentication={authentication} session={session} theme={accountTheme}>
      <Stack spacing={2} useFlexGap sx={{ p: 2, maxWidth: 320 }}>
        <Paper variant="outlined">
          <AccountPreview variant="expanded" />
        </Paper>
        <SignOutButton {...buttonProps} />
      </Stack>
    </AppProvider>
  );
}
