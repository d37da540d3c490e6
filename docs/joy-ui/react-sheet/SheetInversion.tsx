import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const notices = [
  { variant: 'solid', color: 'success', text: 'The backup is complete.', action: 'Open it' },
  { variant: 'soft', color: 'danger', text: 'The disk is almost full.', action: 'Clean up' },
] as const;

export default function SheetInversion() {
  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      {notices.map(({ variant, color, text, action }) => (
        <Sheet
          key={text}
          variant={variant}
          color={color}
          invertedColors
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            p: 2,
            borderRadius: 'md',
          }}
        >
          <Typography textColor="text.primary" sx={{ flex: '1 1 160px' }}>
            {text}
          </Typography>
          <Button size="sm">{action}</Button>
        </Sheet>
      ))}
    </Stack>
  );
}
