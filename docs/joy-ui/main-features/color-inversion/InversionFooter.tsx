import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import { applySolidInversion } from '@mui/joy/colorInversion';
import Typography from '@mui/joy/Typography';

export default function InversionFooter() {
  return (
    <Box
      sx={[
        (theme) => ({
          background: `linear-gradient(${theme.vars.palette.danger[600]}, ${theme.vars.palette.danger[700]})`,
          borderRadius: 'md',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 2,
        }),
        applySolidInversion('danger'),
      ]}
    >
      <Typography textColor="text.primary" sx={{ flex: '1 1 180px' }}>
        Last boat at 21:40
      </Typography>
      <Button variant="outlined">Timetable</Button>
      <Button>Book a seat</Button>
    </Box>
  );
}
