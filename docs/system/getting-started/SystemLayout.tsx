import Box from '@mui/system/Box';
import Container from '@mui/system/Container';
import Grid from '@mui/system/Grid';
import Stack from '@mui/system/Stack';

const steps = ['Sow', 'Water', 'Harvest'];

export default function SystemLayout() {
  return (
    <Container maxWidth="sm">
      <Stack spacing={2}>
        <Box sx={{ fontWeight: 700 }}>Three steps to a salad</Box>
        <Grid container spacing={2}>
          {steps.map((step, index) => (
            <Grid key={step} size={{ xs: 12, sm: 4 }}>
              <Box sx={{ p: 2, border: '1px solid currentColor', borderRadius: 1 }}>
                {index + 1}. {step}
              </Box>
            </Grid>
          ))}
        </Grid>
      </Stack>
    </Container>
  );
}
