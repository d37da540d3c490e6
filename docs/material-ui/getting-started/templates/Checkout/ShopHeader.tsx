import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import YardIcon from '@mui/icons-material/Yard';

export function ShopHeader() {
  return (
    <Box component="header" sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 2 }}>
        <YardIcon color="primary" />
        <Typography component="p" sx={{ m: 0, fontWeight: 700 }}>
          Sow & Wait
        </Typography>
      </Container>
    </Box>
  );
}
