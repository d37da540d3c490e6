import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const places = [
  { text: 'Articles', href: '#blog-content' },
  { text: 'Letter', href: '#blog-letter' },
];

export function Masthead() {
  return (
    <Box component="header" sx={{ borderBottom: '1px solid', borderColor: 'divider' }}>
      <Container
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          gap: 2,
          py: { xs: 2, sm: 3 },
        }}
      >
        <Box sx={{ flexGrow: 1 }}>
          <Typography component="h1" variant="h4" sx={{ m: 0 }}>
            Contour
          </Typography>
          <Typography sx={{ m: 0, color: 'text.secondary' }}>
            Notes on walking and on the maps that lead there
          </Typography>
        </Box>
        <Box component="nav" aria-label="Main" sx={{ display: 'flex', gap: 3 }}>
          {places.map(({ text, href }) => (
            <Link key={text} href={href} color="text.primary" sx={{ py: 0.5 }}>
              {text}
            </Link>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
