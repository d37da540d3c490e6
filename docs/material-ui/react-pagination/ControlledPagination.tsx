import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const trains = ['06:05', '07:35', '09:05', '10:35', '12:05', '13:35', '15:05', '16:35'];
const PER_PAGE = 3;

export default function ControlledPagination() {
  const [page, setPage] = React.useState(1);
  const count = Math.ceil(trains.length / PER_PAGE);
  const shown = trains.slice((page - 1) * PER_PAGE, page * PER_PAGE);

  return (
    <Stack spacing={1} useFlexGap sx={{ minHeight: 260 }}>
      <Typography role="status">
        Trains, page {page} of {count}
      </Typography>
      <List aria-label="Trains to Vienna" sx={{ flexGrow: 1 }}>
        {shown.map((time) => (
          <ListItem key={time} disablePadding>
            <ListItemText primary={`${time} to Vienna`} />
          </ListItem>
        ))}
      </List>
      <Pagination
        count={count}
        page={page}
        onChange={(_event, value) => setPage(value)}
        aria-label="Pages of trains"
      />
    </Stack>
  );
}
