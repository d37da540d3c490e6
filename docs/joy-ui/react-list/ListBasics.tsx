import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import TrainIcon from '@mui/icons-material/Train';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function ListBasics() {
  return (
    <List aria-label="Ways to the station" sx={{ width: '100%', maxWidth: 320 }}>
      <ListItem>
        <ListItemDecorator>
          <TrainIcon sx={iconSize} />
        </ListItemDecorator>
        <ListItemContent>
          Tram 4<Typography level="body-sm">12 minutes, every quarter of an hour</Typography>
        </ListItemContent>
      </ListItem>
      <ListItem>
        <ListItemDecorator>
          <DirectionsBikeIcon sx={iconSize} />
        </ListItemDecorator>
        <ListItemContent>
          Bicycle
          <Typography level="body-sm">18 minutes along the river</Typography>
        </ListItemContent>
      </ListItem>
    </List>
  );
}
