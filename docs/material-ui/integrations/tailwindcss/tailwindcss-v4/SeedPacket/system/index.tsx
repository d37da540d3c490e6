import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

export default function SeedPacket() {
  return (
    <Card
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        maxWidth: 320,
        p: 2.5,
        borderRadius: 4,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>Sweet pea</Typography>
        <Chip size="small" label="Annual" />
      </Box>
      <Typography variant="body2">Sow in March, two centimeters deep, in full sun.</Typography>
      <Button variant="outlined" sx={{ alignSelf: 'flex-start', borderRadius: 999 }}>
        Add to my plan
      </Button>
    </Card>
  );
}
