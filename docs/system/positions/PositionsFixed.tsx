import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

const steps = [
  'Unpack the parts',
  'Fix the legs',
  'Insert the shelf',
  'Check the level',
  'Tighten',
];

export default function PositionsFixed() {
  return (
    <Box sx={{ p: 2, pb: 9, color: 'text.primary' }}>
      <Box component="ol" aria-label="Assembly" sx={{ m: 0, '& li': { py: 2 } }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      <Button
        variant="contained"
        sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16, zIndex: 'fab' }}
      >
        Ask for help
      </Button>
    </Box>
  );
}
