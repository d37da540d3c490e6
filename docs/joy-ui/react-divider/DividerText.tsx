import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerText() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Button>Continue with the library card</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Continue with email</Button>
      <Divider role="presentation" sx={{ '--Divider-childPosition': '0%' }}>
        New here
      </Divider>
      <Button variant="plain">Get a card</Button>
    </Stack>
  );
}
