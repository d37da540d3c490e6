import Chip, { chipClasses } from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';

const theme = createTheme({
  components: {
    MuiChip: {
      styleOverrides: {
        root: { borderRadius: 6, fontWeight: 600 },
        label: { paddingInline: 14 },
        icon: { fontSize: 18 },
        outlined: { borderWidth: 2, [`& .${chipClasses.icon}`]: { color: '#2e7d32' } },
      },
    },
  },
});

export default function ThemeStyleOverrides() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Chip icon={<LocalFloristIcon />} label="Dahlia" />
          <Chip icon={<LocalFloristIcon />} label="Aster" variant="outlined" />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
