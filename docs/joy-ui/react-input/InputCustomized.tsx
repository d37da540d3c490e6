import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputCustomized() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Search the log</FormLabel>
        <Input
          placeholder="Date, ship, or harbor"
          sx={{
            '--Input-radius': '999px',
            '--Input-minHeight': '3rem',
            '--Input-paddingInline': '1.25rem',
            '--Input-placeholderOpacity': 1,
          }}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Entry</FormLabel>
        <Input
          variant="plain"
          defaultValue="Calm sea, good visibility"
          sx={(theme) => ({
            '--Input-radius': '0px',
            // An empty value replaces `inset`, so that the focus ring is drawn outside.
            '--Input-focusedInset': 'var(--any, )',
            '--Input-focusedThickness': '3px',
            borderBottom: `2px solid ${theme.vars.palette.neutral.outlinedColor}`,
          })}
        />
      </FormControl>
    </Stack>
  );
}
