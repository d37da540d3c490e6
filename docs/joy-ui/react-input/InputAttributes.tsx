import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputAttributes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Passengers</FormLabel>
        <Input
          type="number"
          defaultValue={2}
          slotProps={{ input: { min: 1, max: 9, inputMode: 'numeric' } }}
        />
        <FormHelperText>One to nine.</FormHelperText>
      </FormControl>
      <FormControl>
        <FormLabel>Country code</FormLabel>
        <Input
          defaultValue="NO"
          slotProps={{
            input: { maxLength: 2, pattern: '[A-Z]{2}', autoCapitalize: 'characters' },
          }}
        />
        <FormHelperText>Two capital letters.</FormHelperText>
      </FormControl>
    </Stack>
  );
}
