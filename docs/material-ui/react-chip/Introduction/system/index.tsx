import Chip from '@mui/material/Chip';

export default function Introduction() {
  return (
    <Chip
      label="Last two seats"
      sx={{
        borderRadius: 1,
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        fontWeight: 600,
        letterSpacing: '0.02em',
      }}
    />
  );
}
