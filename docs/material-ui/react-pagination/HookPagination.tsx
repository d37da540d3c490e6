import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import usePagination from '@mui/material/usePagination';

export default function HookPagination() {
  const { items } = usePagination({ count: 4, defaultPage: 2, siblingCount: 0 });

  return (
    <Box component="nav" aria-label="Chapters">
      <Box
        component="ul"
        role="list"
        sx={{ display: 'flex', flexWrap: 'wrap', p: 0, m: 0, listStyle: 'none' }}
      >
        {items.map(({ page, type, selected, ...item }) => (
          <li key={type === 'page' ? page : type}>
            {type.endsWith('ellipsis') ? (
              '…'
            ) : (
              <Button {...item} variant={selected ? 'contained' : 'text'}>
                {type === 'page' ? `Chapter ${page}` : type}
              </Button>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}
