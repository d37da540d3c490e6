import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function JoyStackBasics() {
  return (
    <Stack
      component="form"
      useFlexGap
      spacing={2}
      onSubmit={(event) => event.preventDefault()}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FormControl>
        <FormLabel>Name</FormLabel>
        <Input name="name" autoComplete="name" />
      </FormControl>
      <FormControl>
        <FormLabel>Phone</FormLabel>
        <Input name="tel" type="tel" autoComplete="tel" />
      </FormControl>
      <Button type="submit" sx={{ alignSelf: 'flex-start' }}>
        Call me back
      </Button>
    </Stack>
  );
}
