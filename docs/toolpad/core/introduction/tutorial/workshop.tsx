import { createTheme } from '@mui/material/styles';
import BuildIcon from '@mui/icons-material/Build';
import HomeIcon from '@mui/icons-material/Home';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import type { Navigation } from '@toolpad/core/AppProvider';

export const theme = {
  light: createTheme({ palette: { primary: { main: '#7b3f00' } } }),
  dark: createTheme({
    palette: { mode: 'dark', primary: { main: '#ffb74d', dark: '#ffcc80' } },
  }),
};

export const branding = {
  title: 'Spoke',
  logo: <PedalBikeIcon color="primary" fontSize="large" />,
};

export const navigation: Navigation = [
  { segment: '', title: 'Today', icon: <HomeIcon /> },
  { segment: 'repairs', title: 'Repairs', icon: <BuildIcon /> },
];
