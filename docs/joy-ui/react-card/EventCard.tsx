import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function EventCard() {
  return (
    <Card orientation="horizontal" sx={{ width: '100%', maxWidth: 420 }}>
      <Sheet
        variant="solid"
        color="primary"
        sx={{
          display: 'grid',
          placeContent: 'center',
          textAlign: 'center',
          px: 2.5,
          borderRadius: 'sm',
        }}
      >
        <Typography level="body-sm" textColor="common.white">
          May
        </Typography>
        <Typography level="h2" component="p" textColor="common.white">
          14
        </Typography>
        <Typography level="body-sm" textColor="common.white">
          19:30
        </Typography>
      </Sheet>
      <CardContent>
        <Typography level="title-md">An evening with Ada Lindqvist</Typography>
        <Typography level="body-sm" textColor="text.secondary">
          Reading and conversation, small hall, 60 seats
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
          <Avatar size="sm" aria-hidden>
            AL
          </Avatar>
          <Typography level="body-sm" textColor="text.primary">
            Novelist, translator
          </Typography>
        </Box>
        <CardActions sx={{ pt: 1.5 }}>
          <Button size="sm">Reserve a seat</Button>
        </CardActions>
      </CardContent>
    </Card>
  );
}
