import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';

const fields = [
  { size: 'sm', variant: 'outlined', label: 'Small, outlined' },
  { size: 'md', variant: 'soft', label: 'Medium, soft' },
  { size: 'lg', variant: 'plain', label: 'Large, plain' },
] as const;

export default function AutocompleteSizes() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      {fields.map(({ size, variant, label }) => (
        <FormControl key={size} size={size}>
          <FormLabel>{label}</FormLabel>
          <Autocomplete
            variant={variant}
            options={['Basalt', 'Granite', 'Limestone', 'Marble', 'Slate']}
            defaultValue="Granite"
          />
        </FormControl>
      ))}
    </Stack>
  );
}
