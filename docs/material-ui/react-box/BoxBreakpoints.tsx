import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function BoxBreakpoints() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { xs: 'stretch', md: 'center' },
        gap: { xs: 1.5, md: 3 },
        width: '100%',
        p: { xs: 2, md: 3 },
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography sx={{ flexGrow: 1 }}>Two tickets for the botanical garden, June 12</Typography>
      <Button variant="contained">Pay €18.00</Button>
    </Box>
  );
}
