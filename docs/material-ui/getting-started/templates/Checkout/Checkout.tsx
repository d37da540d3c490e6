import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { DeliveryStep } from './DeliveryStep';
import { deliveryOf, firstItems } from './order';
import type { Values } from './order';
import { OrderSummary } from './OrderSummary';
import { PaymentStep } from './PaymentStep';
import { ReviewStep } from './ReviewStep';
import { ShopHeader } from './ShopHeader';
import { StepForm } from './StepForm';
import { ThankYou } from './ThankYou';
import { createSeedTheme } from './theme';

const STEPS = ['Delivery', 'Payment', 'Review'];

export default function Checkout() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => createSeedTheme(direction), [direction]);
  const [step, setStep] = React.useState(0);
  const [items, setItems] = React.useState(firstItems);
  const [values, setValues] = React.useState<Values>({});
  const isOrdered = step === STEPS.length;

  const setDelivery = (delivery: string) => setValues({ ...values, delivery });
  const handleNext = (added: Values) => {
    setValues({ ...values, ...added });
    setStep(step + 1);
  };

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          minHeight: '100dvh',
          bgcolor: 'background.default',
          color: 'text.primary',
          typography: 'body1',
        }}
      >
        <ShopHeader />
        <Container
          component="main"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
            alignItems: 'start',
            gap: { xs: 3, md: 6 },
            py: { xs: 3, md: 5 },
          }}
        >
          <Box>
            <Typography component="h1" variant="h4" sx={{ m: 0, mb: 3, fontWeight: 700 }}>
              Checkout
            </Typography>
            <Stepper activeStep={step} alternativeLabel sx={{ mb: 4 }}>
              {STEPS.map((label, index) => (
                <Step key={label} aria-current={index === step ? 'step' : undefined}>
                  <StepLabel>{label}</StepLabel>
                </Step>
              ))}
            </Stepper>
            {isOrdered ? (
              <ThankYou values={values} />
            ) : (
              <StepForm
                key={step}
                title={STEPS[step] ?? ''}
                isFirst={step === 0}
                isLast={step === STEPS.length - 1}
                hasFocus={step > 0 || values['email'] !== undefined}
                onBack={() => setStep(step - 1)}
                onNext={handleNext}
              >
                {(field) => {
                  if (step === 0) {
                    return <DeliveryStep values={values} field={field} onDelivery={setDelivery} />;
                  }
                  if (step === 1) return <PaymentStep values={values} field={field} />;
                  return <ReviewStep values={values} onEdit={setStep} />;
                }}
              </StepForm>
            )}
          </Box>
          <OrderSummary
            items={items}
            delivery={deliveryOf(values)}
            isFixed={isOrdered}
            onChange={setItems}
          />
        </Container>
      </Box>
    </ThemeProvider>
  );
}
