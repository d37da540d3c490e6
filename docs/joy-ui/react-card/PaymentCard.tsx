import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Checkbox from '@mui/joy/Checkbox';
import Divider from '@mui/joy/Divider';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import CreditCardIcon from '@mui/icons-material/CreditCard';

const fields = [
  { label: 'Card number', inputMode: 'numeric', autoComplete: 'cc-number', isWide: true },
  { label: 'Expiration date', placeholder: 'MM/YY', inputMode: 'numeric', autoComplete: 'cc-exp' },
  { label: 'Security code', inputMode: 'numeric', autoComplete: 'cc-csc' },
  { label: 'Name on the card', autoComplete: 'cc-name', isWide: true },
] as const;

export default function PaymentCard() {
  return (
    <Card
      component="form"
      size="lg"
      aria-label="Payment"
      onSubmit={(event) => event.preventDefault()}
      sx={{ width: '100%', maxWidth: 420 }}
    >
      <Typography level="title-lg" startDecorator={<CreditCardIcon sx={{ fontSize: 22 }} />}>
        Pay €118.00
      </Typography>
      <Divider inset="none" />
      <CardContent
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1.5 }}
      >
        {fields.map(({ label, ...field }) => (
          <FormControl
            key={label}
            required
            sx={{ gridColumn: 'isWide' in field ? '1 / -1' : undefined }}
          >
            <FormLabel>{label}</FormLabel>
            <Input
              placeholder={'placeholder' in field ? field.placeholder : undefined}
              sx={{ '--Input-placeholderOpacity': 0.9 }}
              slotProps={{
                input: {
                  autoComplete: field.autoComplete,
                  inputMode: 'inputMode' in field ? field.inputMode : undefined,
                },
              }}
            />
          </FormControl>
        ))}
        <Checkbox label="Remember this card" sx={{ gridColumn: '1 / -1', my: 0.5 }} />
        <CardActions sx={{ gridColumn: '1 / -1', p: 0 }}>
          <Button type="submit">Pay now</Button>
        </CardActions>
      </CardContent>
    </Card>
  );
}
