import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const Label = styled('div')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: '1px solid currentColor',
}));

export default function SpacingForms() {
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1, md: 3 } }}>
      <Stack spacing={2}>
        <Label>theme.spacing(1, 2)</Label>
        <Box sx={{ px: 2, py: 1, border: 1 }}>px: 2, py: 1</Box>
        <Box sx={{ p: '8px 16px', border: 1 }}>p: 8px 16px</Box>
      </Stack>
    </Paper>
  );
}
