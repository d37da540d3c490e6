import * as React from 'react';
import Box from '@mui/material/Box';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { SkipLink } from '../parts/SkipLink';
import { Features } from './Features';
import { Footer } from './Footer';
import { Header } from './Header';
import { Hero } from './Hero';
import { Pricing } from './Pricing';
import { Questions } from './Questions';
import { createPotteryTheme } from './theme';

export default function Marketing() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => createPotteryTheme(direction), [direction]);
  return (
    <ThemeProvider theme={theme}>
      <Box
        id="marketing-top"
        sx={{
          minHeight: '100dvh',
          bgcolor: 'background.default',
          color: 'text.primary',
          typography: 'body1',
        }}
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
    </ThemeProvider>
  );
}
