import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

export default function NewsletterCard() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <Typography level="title-lg">Release notes by email</Typography>
      <Typography level="body-sm">One message a month, no tracking.</Typography>
      <FormControl>
        <FormLabel>Email</FormLabel>
        <Input type="email" name="email" placeholder="ada@example.com" autoComplete="email" />
        <FormHelperText>You can unsubscribe from every message.</FormHelperText>
      </FormControl>
      <Button>Subscribe</Button>
    </Card>
  );
}
