import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const nights = [
  { date: 'Friday, June 13', object: 'Saturn and its rings' },
  { date: 'Saturday, June 21', object: 'The shortest night, with the solar telescope at dusk' },
  { date: 'Friday, June 27', object: 'Globular clusters' },
];

export function OpeningNights() {
  return (
    <Box
      sx={{ position: 'relative', p: { xs: 3, sm: 6 }, textShadow: '0 1px 6px rgb(0 0 0 / 0.7)' }}
    >
      <Typography component="p" variant="overline" sx={{ m: 0 }}>
        Marram Point Observatory
      </Typography>
      <Typography component="p" variant="h5" sx={{ mt: 1, mb: 0, fontWeight: 700, maxWidth: 420 }}>
        Four telescopes, one dark coast, and a warm room between them.
      </Typography>
      <Typography
        component="h2"
        variant="subtitle1"
        id="sign-in-side-nights"
        sx={{ mt: 4, mb: 1, fontWeight: 700, display: { xs: 'none', sm: 'block' } }}
      >
        Open nights
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: { xs: 'none', sm: 'grid' }, gap: 1.5, maxWidth: 360 }}
      >
        {nights.map(({ date, object }) => (
          <div key={date}>
            <Typography component="dt" variant="body2">
              {date}
            </Typography>
            <Typography component="dd" sx={{ m: 0 }}>
              {object}
            </Typography>
          </div>
        ))}
      </Box>
    </Box>
  );
}
