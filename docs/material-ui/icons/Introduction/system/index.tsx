import Box from '@mui/material/Box';
import TrainIcon from '@mui/icons-material/Train';

export default function Introduction() {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        p: 1.5,
        borderRadius: '50%',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '2rem',
      }}
    >
      <TrainIcon fontSize="inherit" titleAccess="By train" />
    </Box>
  );
}
