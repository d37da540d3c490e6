import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import type { SheetProps } from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function SheetPlayground(props: SheetProps) {
  return (
    <Sheet sx={{ p: 2, borderRadius: 'md' }} {...props}>
      <Typography textColor="inherit" sx={{ mb: 1 }}>
        The pump is running.
      </Typography>
      <Button>Stop it</Button>
    </Sheet>
  );
}
