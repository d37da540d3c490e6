import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

const widths = [
  { maxWidth: 'xs', pixels: 444 },
  { maxWidth: 'sm', pixels: 600 },
  { maxWidth: 'md', pixels: 900 },
  { maxWidth: 'lg', pixels: 1200 },
  { maxWidth: 'xl', pixels: 1536 },
] as const;

export default function ContainerWidths() {
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%', py: 1 }}>
      {widths.map(({ maxWidth, pixels }) => (
        <Container
          key={maxWidth}
          maxWidth={maxWidth}
          sx={{ py: 1, bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          <Typography variant="body2">
            {maxWidth}: at most {pixels} px
          </Typography>
        </Container>
      ))}
    </Box>
  );
}
