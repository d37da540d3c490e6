import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationLooks() {
  return (
    <Stack spacing={2} useFlexGap>
      <Pagination count={5} color="primary" aria-label="Text in primary" />
      <Pagination count={5} color="secondary" variant="outlined" aria-label="Outlined" />
      <Pagination count={5} color="primary" shape="rounded" aria-label="Rounded" />
      <Pagination count={5} variant="outlined" shape="rounded" aria-label="Outlined and rounded" />
    </Stack>
  );
}
