import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import AddIcon from '@mui/icons-material/Add';

const birds = ['Avocet', 'Bittern', 'Curlew', 'Dunlin', 'Egret', 'Fulmar'];

export default function FixedFab() {
  return (
    <Box sx={{ pb: 10 }}>
      <List aria-label="Sightings">
        {birds.map((bird) => (
          <ListItem key={bird}>
            <ListItemText primary={bird} secondary="North shore, this morning" />
          </ListItem>
        ))}
      </List>
      <Fab
        color="primary"
        aria-label="Add a bird"
        sx={{ position: 'fixed', insetBlockEnd: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
    </Box>
  );
}
