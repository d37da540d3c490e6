import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function FixedContainer() {
  return (
    <Box sx={{ display: 'grid', gap: 1, py: 2, bgcolor: 'action.hover' }}>
      <Container fixed sx={{ py: 1, bgcolor: 'background.paper' }}>
        <Typography>Fixed: the width jumps at each breakpoint.</Typography>
      </Container>
      <Container sx={{ py: 1, bgcolor: 'background.paper' }}>
        <Typography>Fluid: the width grows up to 1200 px.</Typography>
      </Container>
    </Box>
  );
}
