import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';

const filters = ['Open now', 'Step-free', 'With garden', 'Under 10 euros'];

export default function HiddenSkipLink() {
  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      <Link
        href="#hidden-skip-link-results"
        sx={{ display: 'inline-block', py: 1, '&:not(:focus)': visuallyHidden }}
      >
        Skip the filters
      </Link>
      <Box role="group" aria-label="Filters" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {filters.map((filter) => (
          <Button key={filter} variant="outlined" size="small">
            {filter}
          </Button>
        ))}
      </Box>
      <Box id="hidden-skip-link-results" tabIndex={-1} sx={{ mt: 2, color: 'text.primary' }}>
        14 cafés near the station
      </Box>
    </Box>
  );
}
