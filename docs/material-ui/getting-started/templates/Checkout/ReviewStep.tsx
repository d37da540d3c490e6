import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { deliveries, deliveryOf } from './order';
import type { Values } from './order';

interface ReviewStepProps {
  values: Values;
  onEdit: (step: number) => void;
}

export function ReviewStep({ values, onEdit }: ReviewStepProps) {
  const lastDigits = (values['cardNumber'] ?? '').slice(-4);
  const parts = [
    {
      title: 'Address',
      step: 0,
      lines: [values['name'], values['street'], `${values['postcode']} ${values['city']}`],
    },
    { title: 'Delivery method', step: 0, lines: [deliveries[deliveryOf(values)].label] },
    {
      title: 'Payment',
      step: 1,
      lines: [values['payment'] === 'invoice' ? 'Invoice' : `Card ending in ${lastDigits}`],
    },
  ];
  return (
    <Stack divider={<Divider />} sx={{ gap: 2 }}>
      {parts.map(({ title, step, lines }) => (
        <Stack key={title} direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
          <div>
            <Typography component="h3" variant="subtitle1" sx={{ m: 0, fontWeight: 700 }}>
              {title}
            </Typography>
            {lines.map((line) => (
              <Typography key={line} sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {line}
              </Typography>
            ))}
          </div>
          <Button
            onClick={() => onEdit(step)}
            aria-label={`Change: ${title}`}
            sx={{ alignSelf: 'start' }}
          >
            Change
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}
