import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationRanges() {
  return (
    <Stack spacing={2} useFlexGap>
      <Pagination count={20} defaultPage={10} aria-label="One neighbor, one at the ends" />
      <Pagination count={20} defaultPage={10} siblingCount={0} aria-label="No neighbors" />
      <Pagination
        count={20}
        defaultPage={10}
        siblingCount={0}
        boundaryCount={2}
        aria-label="Two at the ends"
      />
      <Pagination
        count={20}
        defaultPage={10}
        siblingCount={0}
        boundaryCount={0}
        aria-label="Nothing at the ends"
      />
    </Stack>
  );
}
