import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import DirectionsBikeIcon from '@mui/icons-material/DirectionsBike';
import DirectionsWalkIcon from '@mui/icons-material/DirectionsWalk';
import LocalTaxiIcon from '@mui/icons-material/LocalTaxi';
import TramIcon from '@mui/icons-material/Tram';

const ways = [
  { name: 'Tram 4', detail: '12 minutes, every quarter of an hour', Icon: TramIcon },
  { name: 'Bicycle', detail: '18 minutes along the river', Icon: DirectionsBikeIcon },
  { name: 'On foot', detail: '45 minutes through the old town', Icon: DirectionsWalkIcon },
  { name: 'Taxi', detail: '10 minutes, about €14', Icon: LocalTaxiIcon },
];

export default function ListBasics() {
  return (
    <List aria-label="Ways to the station" sx={{ width: '100%', maxWidth: 340 }}>
      {ways.map(({ name, detail, Icon }) => (
        <ListItem key={name}>
          <ListItemDecorator>
            <Icon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
          </ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm">{name}</Typography>
            <Typography level="body-sm" textColor="text.secondary">
              {detail}
            </Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
