import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function BasicContainer() {
  return (
    <Box sx={{ width: '100%', bgcolor: 'action.hover' }}>
      <Container maxWidth="sm" sx={{ py: 2, bgcolor: 'background.paper' }}>
        <Typography>
          The night train to Lisbon leaves from platform 4. Your sleeping car is the second one.
        </Typography>
      </Container>
    </Box>
  );
}
