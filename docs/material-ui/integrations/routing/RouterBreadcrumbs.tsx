import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AddressBar, MemoryRouter, RouterLink, useRouter } from './memoryRouter';

const labels: Readonly<Record<string, string>> = {
  '/boats': 'Boats',
  '/boats/aurora': 'Aurora',
  '/boats/aurora/repairs': 'Repairs',
  '/boats/aurora/repairs/rudder': 'Rudder bearing',
};

/** `/boats/aurora` consists of `/boats` and `/boats/aurora`. */
const toTrail = (path: string) =>
  path
    .split('/')
    .slice(1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`);

function Trail() {
  const { path } = useRouter();
  const above = toTrail(path).slice(0, -1);
  const below = Object.keys(labels).find((other) => toTrail(other).at(-2) === path);

  return (
    <Stack useFlexGap spacing={2} sx={{ width: '100%', maxWidth: 520 }}>
      <AddressBar />
      <Breadcrumbs aria-label="Path to this page">
        {above.map((to) => (
          <Link key={to} component={RouterLink} to={to}>
            {labels[to]}
          </Link>
        ))}
        <Typography aria-current="page" sx={{ color: 'text.primary' }}>
          {labels[path]}
        </Typography>
      </Breadcrumbs>
      <Box sx={{ minHeight: 40 }}>
        {below !== undefined && (
          <Button component={RouterLink} to={below} variant="outlined">
            Open {labels[below]}
          </Button>
        )}
      </Box>
    </Stack>
  );
}

export default function RouterBreadcrumbs() {
  return (
    <MemoryRouter start="/boats/aurora/repairs/rudder">
      <Trail />
    </MemoryRouter>
  );
}
