import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Order received', 'Being baked', 'Ready at the counter'];

export default function LabelBelowStepper() {
  return (
    <Box sx={{ width: '100%' }}>
      <Stepper
        activeStep={1}
        alternativeLabel
        component="ol"
        aria-label="Bread order"
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {steps.map((step, index) => (
          <Step key={step} component="li" aria-current={index === 1 ? 'step' : undefined}>
            <StepLabel>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </Box>
  );
}
