import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';
import { useNotifications } from '@toolpad/core/useNotifications';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const providers: AuthProvider[] = [{ id: 'credentials', name: 'password' }];

function Subtitle() {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1, textAlign: 'center' }}>
      Staff accounts only
    </Typography>
  );
}

function ForgotPasswordLink() {
  const notifications = useNotifications();
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      onClick={() => notifications.show('Ask the front desk for a new password.')}
    >
      Forgot password?
    </Link>
  );
}

export default function SignInSlots() {
  return (
    <AppProvider theme={theme}>
      <SignInPage
        providers={providers}
        signIn={async () => ({ error: 'This demo has no server.' })}
        slots={{ subtitle: Subtitle, forgotPasswordLink: ForgotPasswordLink }}
        slotProps={{
          emailField: { autoFocus: false, variant: 'standard' },
          passwordField: { variant: 'standard' },
          submitButton: { color: 'secondary' },
        }}
      />
    </AppProvider>
  );
}
