import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';

export default function Introduction() {
  return (
    <Badge badgeContent="New" color="secondary" sx={{ '& .MuiBadge-badge': { fontWeight: 700 } }}>
      <Box sx={{ px: 3, py: 1.5, border: 1, borderColor: 'divider', borderRadius: 2 }}>
        Seat map
      </Box>
    </Badge>
  );
}
