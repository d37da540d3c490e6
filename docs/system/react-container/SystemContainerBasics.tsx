import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

export default function SystemContainerBasics() {
  return (
    <Box sx={{ width: '100%', py: 2, border: '1px dashed currentColor' }}>
      <Container maxWidth="sm">
        <Box sx={{ p: 2, border: '1px solid currentColor', borderRadius: 1 }}>
          The museum opens at ten. Entry is free on the first Sunday of the month.
        </Box>
      </Container>
    </Box>
  );
}
