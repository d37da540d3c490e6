import Link from '@mui/material/Link';

export default function Introduction() {
  return (
    <Link
      href="#customization"
      sx={{
        fontWeight: 600,
        textUnderlineOffset: '0.25em',
        '&:hover': { textDecorationThickness: '2px' },
      }}
    >
      Renew all loans
    </Link>
  );
}
