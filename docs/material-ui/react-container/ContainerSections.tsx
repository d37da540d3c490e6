import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ContainerSections() {
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ py: 3, bgcolor: 'primary.main', color: 'primary.contrastText' }}>
        <Container maxWidth="sm">
          <Typography variant="h5" component="div">
            Sleep on rails
          </Typography>
          <Typography>Forty cities, one night each.</Typography>
        </Container>
      </Box>
      <Container maxWidth="sm" sx={{ py: 3 }}>
        <Typography sx={{ mb: 2 }}>Beds can be booked six months ahead.</Typography>
        <Button variant="outlined">See departures</Button>
      </Container>
    </Box>
  );
}
