import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';

export default function BoxOverlay() {
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        width: 220,
        height: 140,
        borderRadius: 3,
        bgcolor: 'action.hover',
        color: 'text.primary',
        overflow: 'hidden',
      }}
    >
      <Badge badgeContent={7} color="primary">
        <LocalFloristIcon fontSize="large" titleAccess="Bouquets" />
      </Badge>
      <Box
        sx={{
          position: 'absolute',
          insetBlockEnd: 0,
          insetInline: 0,
          px: 1.5,
          py: 0.5,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          typography: 'caption',
        }}
      >
        Fresh until Saturday
      </Box>
    </Box>
  );
}
