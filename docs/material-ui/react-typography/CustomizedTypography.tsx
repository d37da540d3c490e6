import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Lead = styled(Typography)(({ theme }) => ({
  fontFamily: 'Georgia, serif',
  fontSize: theme.typography.pxToRem(20),
  lineHeight: 1.6,
  [theme.breakpoints.up('md')]: { fontSize: theme.typography.pxToRem(24) },
}));

export default function CustomizedTypography() {
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Lead gutterBottom>The river is low, and the locks wait.</Lead>
      <Typography sx={{ typography: { xs: 'body2', sm: 'body1' } }}>
        Between July and September a lock opens for at least four boats at once.
      </Typography>
    </Box>
  );
}
