import Box from '@mui/material/Box';
import { SkipLink } from '../parts/SkipLink';
import { Features } from './Features';
import { Footer } from './Footer';
import { Header } from './Header';
import { Hero } from './Hero';
import { Pricing } from './Pricing';
import { Questions } from './Questions';

export default function Marketing() {
  return (
    <Box
      id="marketing-top"
      sx={{ minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}
    >
      <SkipLink href="#marketing-content" />
      <Header />
      <Box component="main" id="marketing-content" tabIndex={-1} sx={{ outline: 'none' }}>
        <Hero />
        <Features />
        <Pricing />
        <Questions />
      </Box>
      <Footer />
    </Box>
  );
}
