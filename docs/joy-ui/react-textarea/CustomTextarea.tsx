import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function CustomTextarea() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>Recipe step</FormLabel>
      <Textarea
        minRows={3}
        placeholder="Fold in the flour."
        sx={{
          '--Textarea-radius': '0px',
          '--Textarea-focusedThickness': '3px',
          // An empty value replaces `inset`, so that the focus ring is drawn outside.
          '--Textarea-focusedInset': 'var(--none, )',
          '--Textarea-placeholderColor': 'var(--joy-palette-text-tertiary)',
          '--Textarea-placeholderOpacity': 1,
          borderInlineStartWidth: '4px',
        }}
        slotProps={{ textarea: { spellCheck: true } }}
      />
    </FormControl>
  );
}
