import * as React from 'react';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const steps = ['Cart', 'Address', 'Pay'];

export default function StepperButtons() {
  const [current, setCurrent] = React.useState(0);
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <Stepper aria-label="Checkout" sx={{ width: '100%' }}>
        {steps.map((step, index) => (
          <Step
            key={step}
            indicator={
              <StepIndicator
                variant={index === current ? 'solid' : 'soft'}
                color={index === current ? 'primary' : 'neutral'}
              >
                {index + 1}
              </StepIndicator>
            }
          >
            <StepButton
              aria-current={index === current ? 'step' : undefined}
              onClick={() => setCurrent(index)}
              sx={{ color: 'inherit' }}
            >
              {step}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" level="body-sm">
        Step {current + 1} of {steps.length}: {steps[current]}
      </Typography>
    </Stack>
  );
}
