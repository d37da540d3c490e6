import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { theme } from './dashboardTheme';

const STEPS = ['Company', 'Team', 'Billing'];
const HINTS = [
  'Enter the name that appears on your invoices.',
  'Invite the colleagues who plan the routes.',
  'Choose how you want to pay.',
];

export default function DashboardNoNavigation() {
  const [step, setStep] = React.useState(1);
  const hintRef = React.useRef<HTMLParagraphElement>(null);

  const go = (next: number) => {
    hintRef.current?.focus(); // a button that becomes disabled would lose the focus
    setStep(next);
  };

  return (
    <AppProvider branding={{ title: 'Set up Courier' }} theme={theme}>
      <DashboardLayout hideNavigation>
        <Stack spacing={4} sx={{ p: 3, maxWidth: 640, mx: 'auto', width: '100%' }}>
          <Stepper activeStep={step} alternativeLabel>
            {STEPS.map((label) => (
              <Step key={label}>
                <StepLabel>{label}</StepLabel>
              </Step>
            ))}
          </Stepper>
          <Typography ref={hintRef} tabIndex={-1}>
            {HINTS[step]}
          </Typography>
          <Stack direction="row" spacing={1}>
            <Button disabled={step === 0} onClick={() => go(step - 1)}>
              Back
            </Button>
            <Button
              variant="contained"
              disabled={step === STEPS.length - 1}
              onClick={() => go(step + 1)}
            >
              Next
            </Button>
          </Stack>
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}
