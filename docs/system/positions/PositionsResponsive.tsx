import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const items = ['Tea, 250 g', 'Honey, 1 jar', 'Rye bread', 'Apples, 2 kg', 'Goat cheese'];

export default function PositionsResponsive() {
  return (
    <Box
      role="region"
      aria-label="Shopping cart"
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 400, height: 220, overflow: 'auto', color: 'text.primary' }}
    >
      {items.map((item) => (
        <Box key={item} sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
          {item}
        </Box>
      ))}
      <Box
        sx={{
          position: { xs: 'sticky', md: 'static' },
          bottom: 0,
          p: 1,
          bgcolor: 'background.paper',
        }}
      >
        <Button variant="contained" fullWidth>
          Pay 31.40 euros
        </Button>
      </Box>
    </Box>
  );
}
