import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import LockIcon from '@mui/icons-material/Lock';
import PaymentsIcon from '@mui/icons-material/Payments';
import ScheduleIcon from '@mui/icons-material/Schedule';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { theme } from './dashboardTheme';
import { useMemoryRouter } from './useMemoryRouter';

const navigation: Navigation = [
  { segment: 'shifts', title: 'Shifts', icon: <ScheduleIcon /> },
  { segment: 'payroll', title: 'Payroll', icon: <PaymentsIcon /> },
  { segment: 'permissions', title: 'Permissions', icon: <LockIcon /> },
];

const ALLOWED: Record<string, string[]> = {
  employee: ['shifts'],
  accountant: ['shifts', 'payroll'],
  admin: ['shifts', 'payroll', 'permissions'],
};

export default function DashboardRoles() {
  const [role, setRole] = React.useState('accountant');
  const router = useMemoryRouter('/shifts');
  const visible = React.useMemo(
    () =>
      navigation.filter((item) => 'segment' in item && ALLOWED[role]?.includes(item.segment ?? '')),
    [role],
  );

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout navigation={visible} sidebarExpandedWidth={240}>
        <Stack spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
          <Typography>Show the sidebar of</Typography>
          <ToggleButtonGroup
            aria-label="Role"
            exclusive
            size="small"
            value={role}
            onChange={(_event, next: string | null) => next && setRole(next)}
          >
            <ToggleButton value="employee">Employee</ToggleButton>
            <ToggleButton value="accountant">Accountant</ToggleButton>
            <ToggleButton value="admin">Admin</ToggleButton>
          </ToggleButtonGroup>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
