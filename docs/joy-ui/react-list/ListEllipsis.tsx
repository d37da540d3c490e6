import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import DescriptionIcon from '@mui/icons-material/Description';

const files = [
  { name: 'Minutes of the annual meeting, corrected version.pdf', detail: '2.4 MB, May 3' },
  { name: 'Budget.xlsx', detail: '180 kB, April 28' },
  { name: 'Drawings of the new staircase and the landing.dwg', detail: '14 MB, April 12' },
];

export default function ListEllipsis() {
  return (
    <List
      aria-label="Recent files"
      variant="outlined"
      sx={{ width: '100%', maxWidth: 300, '--List-radius': '8px' }}
    >
      {files.map(({ name, detail }) => (
        <ListItem key={name}>
          <ListItemDecorator>
            <DescriptionIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
          </ListItemDecorator>
          <ListItemContent>
            <Typography level="title-sm" noWrap title={name}>
              {name}
            </Typography>
            <Typography level="body-sm" textColor="text.secondary" noWrap>
              {detail}
            </Typography>
          </ListItemContent>
        </ListItem>
      ))}
    </List>
  );
}
