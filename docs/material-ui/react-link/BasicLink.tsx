import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicLink() {
  return (
    <Typography sx={{ maxWidth: 360 }}>
      Books can be renewed twice. Read the <Link href="#basics">library rules</Link> before you take
      one on a trip.
    </Typography>
  );
}
