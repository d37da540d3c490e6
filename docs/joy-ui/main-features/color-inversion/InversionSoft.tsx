import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const notices = [
  { color: 'success', text: 'All sensors report.' },
  { color: 'warning', text: 'Two batteries are low.' },
] as const;

export default function InversionSoft() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {notices.map(({ color, text }) => (
        <Sheet
          key={color}
          variant="soft"
          color={color}
          invertedColors
          sx={{ borderRadius: 'md', p: 2, flex: '1 1 220px' }}
        >
          <Chip sx={{ mb: 1 }}>{color}</Chip>
          <Typography gutterBottom>{text}</Typography>
          <Button size="sm" variant="outlined" aria-label={`Show report, ${color}`}>
            Show report
          </Button>
        </Sheet>
      ))}
    </Stack>
  );
}
