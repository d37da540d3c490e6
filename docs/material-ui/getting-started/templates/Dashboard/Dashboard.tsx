import * as React from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import { SkipLink } from '../parts/SkipLink';
import { FigureCards } from './FigureCards';
import { Navigation } from './Navigation';
import { RepairList } from './RepairList';
import { RidesByHour } from './RidesByHour';
import { StationTable } from './StationTable';
import { createBikeTheme } from './theme';
import { TopBar } from './TopBar';

export default function Dashboard() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => createBikeTheme(direction), [direction]);
  const [isMenuOpen, setIsMenuOpen] = React.useState(false);

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'flex',
          minHeight: '100dvh',
          bgcolor: 'background.default',
          color: 'text.primary',
          typography: 'body1',
        }}
      >
        <SkipLink href="#dashboard-content" />
        <Navigation isOpen={isMenuOpen} onClose={() => setIsMenuOpen(false)} />
        <Box sx={{ flexGrow: 1, minWidth: 0, minHeight: '100dvh' }}>
          <TopBar onOpenMenu={() => setIsMenuOpen(true)} />
          <Box
            component="main"
            id="dashboard-content"
            tabIndex={-1}
            sx={{ p: { xs: 2, sm: 3 }, maxWidth: 1280, marginInline: 'auto', outline: 'none' }}
          >
            <Typography component="h1" variant="h4" sx={{ m: 0, fontWeight: 700 }}>
              The network today
            </Typography>
            <Typography sx={{ mb: 3, color: 'text.secondary' }}>
              Thursday, June 12, figures until 18:00
            </Typography>
            <FigureCards />
            <Grid container spacing={2} sx={{ mt: 2 }}>
              <Grid size={{ xs: 12, lg: 8 }}>
                <RidesByHour />
              </Grid>
              <Grid size={{ xs: 12, lg: 4 }}>
                <RepairList />
              </Grid>
              <Grid size={12}>
                <StationTable />
              </Grid>
            </Grid>
          </Box>
        </Box>
      </Box>
    </ThemeProvider>
  );
}
