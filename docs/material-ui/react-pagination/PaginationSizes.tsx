import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';

export default function PaginationSizes() {
  return (
    <Stack spacing={2} useFlexGap>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Pagination key={size} count={4} size={size} aria-label={`Pages in size ${size}`} />
      ))}
    </Stack>
  );
}
