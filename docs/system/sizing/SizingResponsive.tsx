import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

export default function SizingResponsive() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', rowGap: 2, width: '100%' }}>
      <Box
        sx={{ boxSizing: 'border-box', width: { xs: 1, sm: 2 / 3 }, paddingInlineEnd: { sm: 2 } }}
      >
        <TextField label="Street" fullWidth />
      </Box>
      <Box sx={{ width: { xs: 0.5, sm: 1 / 3 } }}>
        <TextField label="House number" fullWidth />
      </Box>
      <Box sx={{ width: { xs: 1, md: 360 } }}>
        <TextField label="Town" fullWidth />
      </Box>
    </Box>
  );
}
