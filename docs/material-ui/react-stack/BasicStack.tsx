import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const steps = ['Soak the beans overnight', 'Boil for ninety minutes', 'Season at the end'];

export default function BasicStack() {
  return (
    <Stack spacing={1.5} useFlexGap sx={{ width: '100%', maxWidth: 320 }}>
      {steps.map((step) => (
        <Paper key={step} variant="outlined" sx={{ p: 1.5 }}>
          {step}
        </Paper>
      ))}
    </Stack>
  );
}
