import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

export default function PaginationButtons() {
  return (
    <Stack spacing={2} useFlexGap>
      <Pagination count={5} showFirstButton showLastButton aria-label="With first and last" />
      <Pagination count={5} hidePrevButton hideNextButton aria-label="Numbers only" />
      <Pagination
        count={5}
        aria-label="With long arrows"
        renderItem={(item) => (
          <PaginationItem {...item} slots={{ previous: ArrowBackIcon, next: ArrowForwardIcon }} />
        )}
      />
    </Stack>
  );
}
