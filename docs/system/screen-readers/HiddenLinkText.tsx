import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';

const apartments = ['Harbor Street 4', 'Mill Lane 12', 'Station Road 7'];

export default function HiddenLinkText() {
  return (
    <Box component="ul" role="list" sx={{ m: 0, p: 0, listStyle: 'none', width: '100%' }}>
      {apartments.map((apartment) => (
        <Box
          key={apartment}
          component="li"
          sx={{ position: 'relative', display: 'flex', flexWrap: 'wrap', gap: 2, py: 1 }}
        >
          <Box component="span" sx={{ flexGrow: 1, color: 'text.primary' }}>
            {apartment}
          </Box>
          <Link href="#add-context-to-a-link">
            Details
            <Box component="span" sx={visuallyHidden}>
              {' '}
              of {apartment}
            </Box>
          </Link>
        </Box>
      ))}
    </Box>
  );
}
