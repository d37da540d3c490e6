import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const plans = [
  { name: 'Team', price: '€12 a month', inverted: false },
  { name: 'Company', price: '€40 a month', inverted: true },
];

export default function InvertedColors() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {plans.map((plan) => (
        <Card
          key={plan.name}
          variant={plan.inverted ? 'solid' : 'outlined'}
          color={plan.inverted ? 'primary' : 'neutral'}
          invertedColors={plan.inverted}
          sx={{ flex: '1 1 200px' }}
        >
          <Typography level="title-lg">{plan.name}</Typography>
          <Typography textColor="text.primary">{plan.price}</Typography>
          <CardActions>
            <Button>Choose {plan.name}</Button>
          </CardActions>
        </Card>
      ))}
    </Stack>
  );
}
