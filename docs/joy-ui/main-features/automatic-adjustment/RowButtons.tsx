import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const tasks = ['Water the beans', 'Turn the compost', 'Close the greenhouse'];

export default function RowButtons() {
  return (
    <List
      variant="outlined"
      aria-label="Evening tasks"
      sx={{ '--List-radius': '16px', '--List-padding': '6px', maxWidth: 280 }}
    >
      {tasks.map((task) => (
        <ListItem key={task}>
          <Checkbox overlay label={task} defaultChecked={task === tasks[0]} />
        </ListItem>
      ))}
    </List>
  );
}
