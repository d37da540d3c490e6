import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

const variants = ['fullWidth', 'middle', 'inset'] as const;

export default function DividerVariants() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, border: 1, borderColor: 'divider' }}>
      {variants.map((variant) => (
        <div key={variant}>
          <Typography sx={{ px: 2, py: 1 }}>{variant}</Typography>
          <Divider variant={variant} />
        </div>
      ))}
      <Typography sx={{ px: 2, py: 1 }}>End of the list</Typography>
    </Box>
  );
}
