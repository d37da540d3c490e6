import AspectRatio from '@mui/joy/AspectRatio';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { trailDrawing } from './trailDrawing';

const figures = [
  { name: 'Tours', value: '34' },
  { name: 'Guests', value: '412' },
  { name: 'Rating', value: '4.9' },
];

export default function ResponsiveCard() {
  return (
    <Box sx={{ width: '100%', containerType: 'inline-size' }}>
      <Card
        sx={{
          maxWidth: 620,
          '@container (min-width: 480px)': {
            flexDirection: 'row',
            '& > :first-child': { flex: 1 },
          },
        }}
      >
        <AspectRatio ratio="4/3" maxHeight={230} sx={{ minWidth: 160 }}>
          <img src={trailDrawing} alt="Green hills under a low sun" />
        </AspectRatio>
        <CardContent sx={{ flex: 1.4, gap: 1 }}>
          <Typography
            level="title-lg"
            component="div"
            startDecorator={
              <Avatar aria-hidden size="sm">
                RK
              </Avatar>
            }
          >
            Ruth Keller
          </Typography>
          <Typography level="body-sm" textColor="text.secondary">
            Mountain guide in Graubünden, in winter on skis and in summer on foot.
          </Typography>
          <Sheet
            variant="soft"
            sx={{
              display: 'flex',
              gap: 2,
              p: 1.5,
              borderRadius: 'sm',
              justifyContent: 'space-around',
            }}
          >
            {figures.map(({ name, value }) => (
              <div key={name}>
                <Typography level="body-xs" textColor="text.secondary">
                  {name}
                </Typography>
                <Typography level="title-md">{value}</Typography>
              </div>
            ))}
          </Sheet>
          <Box sx={{ display: 'flex', gap: 1, mt: 'auto', '& > *': { flex: 1 } }}>
            <Button variant="outlined" color="neutral">
              Ask
            </Button>
            <Button>See tours</Button>
          </Box>
        </CardContent>
      </Card>
    </Box>
  );
}
