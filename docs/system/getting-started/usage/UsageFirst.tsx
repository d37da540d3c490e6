import { Box } from '@mui/system';

export default function UsageFirst() {
  return (
    <Box
      sx={{
        p: 2,
        width: { xs: '100%', sm: 360 },
        boxSizing: 'border-box',
        border: '1px solid currentColor',
        borderRadius: 2,
        '& strong': { display: 'block', fontSize: '1.25rem' },
      }}
    >
      <strong>10:40 to Ostholm</strong>
      Boarding closes five minutes earlier.
    </Box>
  );
}
