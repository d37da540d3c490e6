import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import PetsIcon from '@mui/icons-material/Pets';
import PrintIcon from '@mui/icons-material/Print';

export default function NamedIcons() {
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <PetsIcon />
        <Typography>Dogs are welcome</Typography>
      </Stack>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Typography>Cabin 12</Typography>
        <AcUnitIcon titleAccess="With air conditioning" />
      </Stack>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Typography>Your ticket</Typography>
        <IconButton aria-label="Print the ticket">
          <PrintIcon />
        </IconButton>
      </Stack>
    </Stack>
  );
}
