import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';

const layers = [
  'mobileStepper',
  'fab',
  'appBar',
  'drawer',
  'modal',
  'snackbar',
  'tooltip',
] as const;

export default function StackedLayers() {
  const theme = useTheme();

  return (
    <Box sx={{ position: 'relative', isolation: 'isolate', width: '100%', height: 300 }}>
      {layers.map((layer, index) => (
        <Paper
          key={layer}
          elevation={3}
          sx={{
            position: 'absolute',
            insetBlockStart: index * 38,
            insetInlineStart: `${index * 5}%`,
            width: 'min(200px, 65%)',
            height: 60,
            px: 1.5,
            py: 0.5,
            zIndex: layer,
          }}
        >
          {layer}: {theme.zIndex[layer]}
        </Paper>
      ))}
    </Box>
  );
}
