import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const invoices = Array.from({ length: 20 }, (_, index) => `Invoice ${index + 301}`);

export default function ElevateOnScroll() {
  const scrolled = useScrollTrigger({
    disableHysteresis: true,
    threshold: 0,
  });

  return (
    <Box>
      <AppBar component="div" position="sticky" elevation={scrolled ? 4 : 0}>
        <Toolbar>
          <Typography variant="h6" component="div">
            Invoices
          </Typography>
        </Toolbar>
      </AppBar>
      <Box sx={{ p: 2 }}>
        {invoices.map((invoice) => (
          <Typography key={invoice} sx={{ py: 1.5 }}>
            {invoice}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
