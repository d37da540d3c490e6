import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import CheckIcon from '@mui/icons-material/Check';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function StepperIcons() {
  return (
    <Stepper size="lg" aria-label="Order 2031" sx={{ width: '100%', maxWidth: 480 }}>
      <Step
        completed
        indicator={
          <StepIndicator variant="solid" color="success">
            <CheckIcon titleAccess="Done:" sx={iconSize} />
          </StepIndicator>
        }
      >
        Packed
      </Step>
      <Step
        active
        aria-current="step"
        indicator={
          <StepIndicator variant="outlined" color="primary">
            <LocalShippingIcon sx={iconSize} />
          </StepIndicator>
        }
      >
        Sent
      </Step>
      <Step indicator={<StepIndicator variant="outlined">3</StepIndicator>}>Delivered</Step>
    </Stepper>
  );
}
