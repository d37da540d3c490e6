import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';

interface BoatItemProps {
  name: string;
  onRename: () => void;
  onDelete: () => void;
}

export function BoatItem({ name, onRename, onDelete }: BoatItemProps) {
  return (
    <ListItem
      secondaryAction={
        <>
          <IconButton aria-label={`Rename ${name}`} onClick={onRename}>
            <EditIcon />
          </IconButton>
          <IconButton edge="end" aria-label={`Delete ${name}`} onClick={onDelete}>
            <DeleteIcon />
          </IconButton>
        </>
      }
    >
      <ListItemText primary={name} sx={{ pr: 5 }} />
    </ListItem>
  );
}
