import Fab from '@mui/material/Fab';
import AddIcon from '@mui/icons-material/Add';

export default function Introduction() {
  return (
    <Fab
      color="primary"
      aria-label="New entry"
      sx={{ boxShadow: 3, '&:hover': { boxShadow: 8 }, '&:active': { boxShadow: 1 } }}
    >
      <AddIcon />
    </Fab>
  );
}
