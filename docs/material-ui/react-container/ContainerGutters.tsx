import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ContainerGutters() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <Container maxWidth="sm" sx={{ bgcolor: 'action.selected' }}>
        <Paper square sx={{ py: 1 }}>
          <Typography align="center">With gutters</Typography>
        </Paper>
      </Container>
      <Container maxWidth="sm" disableGutters sx={{ bgcolor: 'action.selected' }}>
        <Paper square sx={{ py: 1 }}>
          <Typography align="center">Without gutters</Typography>
        </Paper>
      </Container>
    </Box>
  );
}
