import Box from '@mui/material/Box';

const steps = ['Choose a seat', 'Pay', 'Print the ticket'];

export default function FlexboxDirection() {
  return (
    <Box
      component="ol"
      role="list"
      aria-label="Booking steps"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        gap: { xs: 1, md: 3 },
        m: 0,
        p: 0,
        listStyle: 'none',
        color: 'text.primary',
      }}
    >
      {steps.map((step, index) => (
        <Box key={step} component="li" sx={{ p: 1, border: 1, borderColor: 'divider' }}>
          {index + 1}. {step}
        </Box>
      ))}
    </Box>
  );
}
