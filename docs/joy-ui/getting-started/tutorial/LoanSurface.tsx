import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function LoanSurface() {
  return (
    <Sheet
      variant="outlined"
      sx={{ width: '100%', maxWidth: 380, mx: 'auto', p: 3, borderRadius: 'md', boxShadow: 'sm' }}
    >
      <Typography level="h4" component="div">
        Borrow a tool
      </Typography>
      <Typography level="body-sm" textColor="text.secondary">
        The library lends for one week.
      </Typography>
    </Sheet>
  );
}
