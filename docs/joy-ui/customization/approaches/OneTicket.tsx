import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Typography from '@mui/joy/Typography';

export default function OneTicket() {
  return (
    <Card
      variant="outlined"
      sx={{
        maxWidth: 320,
        '--Card-padding': '1.5rem',
        borderRadius: 'xl',
        boxShadow: 'md',
        '& .MuiButton-root': { alignSelf: 'flex-start' },
      }}
    >
      <Typography level="title-lg">Night ferry to Bergen</Typography>
      <Typography level="body-sm">Deck 7, cabin with a window</Typography>
      <Button>Show the ticket</Button>
    </Card>
  );
}
