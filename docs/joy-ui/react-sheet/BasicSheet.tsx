import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function BasicSheet() {
  return (
    <Sheet
      variant="outlined"
      sx={{ width: '100%', maxWidth: 360, p: 2, borderRadius: 'md', boxShadow: 'sm' }}
    >
      <Typography level="title-md">Water level</Typography>
      <Typography level="body-sm">2.4 m at the old bridge, falling</Typography>
    </Sheet>
  );
}
