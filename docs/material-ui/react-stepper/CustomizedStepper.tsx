import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { styled } from '@mui/material/styles';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleOutlinedIcon from '@mui/icons-material/CircleOutlined';
import RadioButtonCheckedIcon from '@mui/icons-material/RadioButtonChecked';

const ThickConnector = styled(StepConnector)(({ theme }) => ({
  [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 3, borderRadius: 2 },
  [`&.${stepConnectorClasses.active} .${stepConnectorClasses.line}, &.${stepConnectorClasses.completed} .${stepConnectorClasses.line}`]:
    { borderColor: (theme.vars ?? theme).palette.success.main },
}));

function StateIcon({ active, completed }: StepIconProps) {
  if (completed) {
    return <CheckCircleIcon color="success" titleAccess="Done:" />;
  }
  return active ? <RadioButtonCheckedIcon color="success" /> : <CircleOutlinedIcon />;
}

export default function CustomizedStepper() {
  return (
    <Box sx={{ width: '100%', color: 'text.secondary' }}>
      <Stepper activeStep={1} alternativeLabel connector={<ThickConnector />}>
        {['Sown', 'Sprouted', 'Harvested'].map((label) => (
          <Step key={label}>
            <StepLabel slots={{ stepIcon: StateIcon }}>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </Box>
  );
}
