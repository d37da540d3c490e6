import Box from '@mui/material/Box';

const months = [
  { name: 'May', sown: 40 },
  { name: 'June', sown: 90 },
  { name: 'July', sown: 65 },
];

export default function BoxAsFigure() {
  return (
    <Box component="figure" sx={{ m: 0, width: '100%', maxWidth: 320, color: 'text.primary' }}>
      <Box
        component="ul"
        role="list"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
      >
        {months.map((month) => (
          <Box component="li" key={month.name} sx={{ typography: 'body2' }}>
            {month.name}: {month.sown} beds
            <Box sx={{ height: 8, width: `${month.sown}%`, bgcolor: 'primary.main' }} />
          </Box>
        ))}
      </Box>
      <Box component="figcaption" sx={{ mt: 1.5, typography: 'caption', color: 'text.secondary' }}>
        Beds sown per month
      </Box>
    </Box>
  );
}
