import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Link from '@mui/material/Link';
import NativeSelect from '@mui/material/NativeSelect';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { useNotifications } from '@toolpad/core/useNotifications';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const providers: AuthProvider[] = [{ id: 'credentials', name: 'password' }];

function BranchField() {
  const id = React.useId();

  return (
    <FormControl variant="standard" fullWidth sx={{ my: 1 }}>
      <InputLabel htmlFor={id}>Branch</InputLabel>
      <NativeSelect inputProps={{ id, name: 'branch' }}>
        <option value="bergen">Bergen</option>
        <option value="porto">Porto</option>
      </NativeSelect>
    </FormControl>
  );
}

function SignUpLink() {
  const notifications = useNotifications();
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      onClick={() => notifications.show('Your app opens its sign-up page here.')}
    >
      Create an account
    </Link>
  );
}

async function signIn(_provider: AuthProvider, formData?: FormData): Promise<AuthResponse> {
  return { error: `The branch ${String(formData?.get('branch'))} is closed today.` };
}

export default function SignInSignUp() {
  return (
    <AppProvider theme={theme}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slots={{ rememberMe: BranchField, signUpLink: SignUpLink }}
        slotProps={{ emailField: { autoFocus: false } }}
      />
    </AppProvider>
  );
}
