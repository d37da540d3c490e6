import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import Divider from '@mui/joy/Divider';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import CheckIcon from '@mui/icons-material/Check';

const plans = [
  { name: 'Studio', price: 12, parts: ['3 projects', '20 GB of storage', 'Support by email'] },
  {
    name: 'Agency',
    price: 38,
    parts: ['Unlimited projects', '500 GB of storage', 'Support within one hour'],
    isPopular: true,
  },
];

export default function PricingCards() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
        width: '100%',
        maxWidth: 600,
      }}
    >
      {plans.map(({ name, price, parts, isPopular }) => (
        <Card
          key={name}
          size="lg"
          variant={isPopular ? 'solid' : 'outlined'}
          color={isPopular ? 'primary' : 'neutral'}
          invertedColors={isPopular}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography level="title-lg">{name}</Typography>
            {isPopular && (
              <Chip size="sm" variant="solid">
                Most popular
              </Chip>
            )}
          </Box>
          <Divider inset="none" />
          <List size="sm" aria-label={`Included in ${name}`}>
            {parts.map((part) => (
              <ListItem key={part} sx={{ color: isPopular ? 'common.white' : undefined }}>
                <ListItemDecorator>
                  <CheckIcon />
                </ListItemDecorator>
                {part}
              </ListItem>
            ))}
          </List>
          <Divider inset="none" />
          <Typography level="title-lg">
            €{price}{' '}
            <Typography level="body-sm" textColor="inherit">
              per month
            </Typography>
          </Typography>
          <CardActions buttonFlex="1">
            <Button>Choose {name}</Button>
          </CardActions>
        </Card>
      ))}
    </Box>
  );
}
