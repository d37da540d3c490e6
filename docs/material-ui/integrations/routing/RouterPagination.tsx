import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { AddressBar, MemoryRouter, RouterLink, useRouter } from './memoryRouter';

const boats = ['Aurora', 'Petrel', 'Marigold', 'Sea Holly', 'Kittiwake', 'Old Tom', 'Curlew'];
const events = ['left for the outer banks', 'returned with the tide', 'took on fuel and water'];

/** Twenty-one entries, newest first. */
const entries = Array.from({ length: 21 }, (_, index) => ({
  day: `May ${21 - index}`,
  text: `${boats[index % boats.length] ?? ''} ${events[index % events.length] ?? ''}`,
}));
const perPage = 3;

const toAddress = (page: number | null) => (page === 1 ? '/log' : `/log?page=${page}`);

function LogBook() {
  const { path } = useRouter();
  const page = Number(new URLSearchParams(path.split('?')[1]).get('page') ?? 1);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <AddressBar />
      <List>
        {entries.slice((page - 1) * perPage, page * perPage).map(({ day, text }) => (
          <ListItem key={day} divider>
            <ListItemText primary={text} secondary={day} />
          </ListItem>
        ))}
      </List>
      <Pagination
        count={Math.ceil(entries.length / perPage)}
        page={page}
        siblingCount={0}
        aria-label="Pages of the log"
        renderItem={(item) => (
          <PaginationItem component={RouterLink} to={toAddress(item.page)} {...item} />
        )}
      />
    </Box>
  );
}

export default function RouterPagination() {
  return (
    <MemoryRouter start="/log?page=3">
      <LogBook />
    </MemoryRouter>
  );
}
