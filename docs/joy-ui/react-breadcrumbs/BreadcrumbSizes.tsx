import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const sizes = ['sm', 'md', 'lg'] as const;

export default function BreadcrumbSizes() {
  return (
    <Stack spacing={1}>
      {sizes.map((size) => (
        <Breadcrumbs key={size} size={size} aria-label={`Path in size ${size}`}>
          <Link href="#sizes" color="neutral">
            Orders
          </Link>
          <Link href="#sizes" color="neutral">
            March
          </Link>
          <Typography textColor="text.primary" aria-current="page">
            Order 2031
          </Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
