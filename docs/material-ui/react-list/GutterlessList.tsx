import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import CommentIcon from '@mui/icons-material/Comment';

const tasks = [
  { name: 'Order the tiles', due: 'Due Monday' },
  { name: 'Call the electrician', due: 'Due Wednesday' },
  { name: 'Choose a wall color', due: 'No date' },
];

export default function GutterlessList() {
  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardContent>
        <Typography variant="h6" component="div">
          This week
        </Typography>
        <List disablePadding aria-label="This week’s tasks">
          {tasks.map(({ name, due }, index) => (
            <ListItem
              key={name}
              disableGutters
              divider={index < tasks.length - 1}
              secondaryAction={
                <IconButton edge="end" aria-label={`Comment on “${name}”`}>
                  <CommentIcon />
                </IconButton>
              }
            >
              <ListItemText primary={name} secondary={due} />
            </ListItem>
          ))}
        </List>
      </CardContent>
    </Card>
  );
}
