import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const fields = [
  { label: 'One row at first, then as high as the text', minRows: 1, maxRows: undefined },
  { label: 'Two to four rows', minRows: 2, maxRows: 4 },
  { label: 'Always three rows', minRows: 3, maxRows: 3 },
];

export default function TextareaRows() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      {fields.map(({ label, ...rows }) => (
        <FormControl key={label}>
          <FormLabel>{label}</FormLabel>
          <Textarea {...rows} defaultValue="Water the ferns." />
        </FormControl>
      ))}
    </Stack>
  );
}
