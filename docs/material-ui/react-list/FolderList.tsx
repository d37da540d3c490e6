import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import FolderIcon from '@mui/icons-material/Folder';
import PhotoIcon from '@mui/icons-material/Photo';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import TableChartIcon from '@mui/icons-material/TableChart';

const files = [
  {
    name: 'Floor plans',
    detail: '14 files, changed May 3',
    icon: <FolderIcon />,
    color: 'warning',
  },
  {
    name: 'Kitchen, north wall.jpg',
    detail: '4.1 MB, added May 2',
    icon: <PhotoIcon />,
    color: 'success',
  },
  {
    name: 'Quote from Berg & Sons.pdf',
    detail: '310 kB, added April 28',
    icon: <PictureAsPdfIcon />,
    color: 'error',
  },
  {
    name: 'Budget.xlsx',
    detail: '52 kB, changed April 21',
    icon: <TableChartIcon />,
    color: 'info',
  },
];

export default function FolderList() {
  return (
    <List aria-label="Renovation files" sx={{ width: '100%', maxWidth: 400 }}>
      {files.map(({ name, detail, icon, color }) => (
        <ListItem key={name} disablePadding>
          <ListItemButton href="#folder-list">
            <ListItemAvatar>
              <Avatar sx={{ bgcolor: `${color}.main`, color: `${color}.contrastText` }}>
                {icon}
              </Avatar>
            </ListItemAvatar>
            <ListItemText
              primary={name}
              secondary={detail}
              slotProps={{ primary: { noWrap: true } }}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
