import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import ScopedCssBaseline, { scopedCssBaselineClasses } from '@mui/material/ScopedCssBaseline';

export default function ScopedSurface() {
  return (
    <Paper
      variant="outlined"
      sx={{
        width: '100%',
        maxWidth: 400,
        [`& .${scopedCssBaselineClasses.root}`]: {
          backgroundColor: 'transparent',
          lineHeight: 1.8,
        },
      }}
    >
      <ScopedCssBaseline>
        <Box sx={{ p: 2 }}>
          An article from the editor, on the surface of the Paper and with more space between lines.
        </Box>
      </ScopedCssBaseline>
    </Paper>
  );
}
