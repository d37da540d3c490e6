import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function ErrorStepper() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Stepper activeStep={2} orientation="vertical">
        <Step>
          <StepLabel>Personal details</StepLabel>
        </Step>
        <Step completed={false}>
          <StepLabel
            error
            optional={
              <Typography variant="caption" color="error">
                The card has expired
              </Typography>
            }
          >
            Payment
          </StepLabel>
        </Step>
        <Step>
          <StepLabel optional={<Typography variant="caption">Optional</Typography>}>
            Gift message
          </StepLabel>
        </Step>
      </Stepper>
    </Box>
  );
}
