import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const cards = [
  { name: 'As in the theme', sx: {} },
  { name: 'Custom radius and padding', sx: { borderRadius: 28, p: 3 } },
];

export default function NestedRadius() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {cards.map(({ name, sx }) => (
        <Card key={name} sx={[{ width: 220 }, sx]}>
          <CardOverflow variant="soft" color="primary">
            <Box sx={{ height: 72 }} />
          </CardOverflow>
          <Typography level="title-sm">{name}</Typography>
          <CardOverflow>
            <Button aria-label={`Open, card: ${name}`}>Open</Button>
          </CardOverflow>
        </Card>
      ))}
    </Stack>
  );
}
