import Divider from '@mui/material/Divider';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Stack from '@mui/material/Stack';
import { AppProvider } from '@toolpad/core/AppProvider';
import {
  Account,
  AccountPopoverFooter,
  AccountPopoverHeader,
  AccountPreview,
  SignOutButton,
} from '@toolpad/core/Account';
import { accountTheme, buttonProps } from './accountTheme';
import { useDemoSession } from './useDemoSession';

function WorkspaceMenu() {
  return (
    <Stack>
      <AccountPopoverHeader>
        <AccountPreview variant="expanded" />
      </AccountPopoverHeader>
      <Divider />
      <MenuList aria-label="Workspaces">
        <MenuItem selected>Harbor office</MenuItem>
        <MenuItem>Boat rental</MenuItem>
      </MenuList>
      <Divider />
      <AccountPopoverFooter>
        <SignOutButton {...buttonProps} />
      </AccountPopoverFooter>
    </Stack>
  );
}

export default function AccountMenu() {
  const { session, authentication } = useDemoSession();

  return (
    <AppProvider authentication={authentication} session={session} theme={accountTheme}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 2 }}>
        <Account
          slots={{ popoverContent: WorkspaceMenu }}
          slotProps={{ signInButton: buttonProps }}
        />
      </Box>
    </AppProvider>
  );
}
