import Box from '@mui/system/Box';
import Container from '@mui/system/Container';

const facts = ['12 rooms', '3 km to the lake', 'Open all year'];

export default function SystemContainerQueries() {
  return (
    <Container maxWidth={false} sx={{ maxWidth: '60ch', containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { '@': '1fr', '@360': 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {facts.map((fact) => (
          <Box key={fact} sx={{ p: 1, border: '1px solid currentColor', borderRadius: 1 }}>
            {fact}
          </Box>
        ))}
      </Box>
    </Container>
  );
}
