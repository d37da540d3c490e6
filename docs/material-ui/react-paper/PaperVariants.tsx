import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperVariants() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
      <Paper sx={{ p: 2 }}>Shadow</Paper>
      <Paper variant="outlined" sx={{ p: 2 }}>
        Border
      </Paper>
      <Paper elevation={0} sx={{ p: 2, bgcolor: 'action.hover' }}>
        Neither
      </Paper>
    </Stack>
  );
}
