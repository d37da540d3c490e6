import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import FiberManualRecordIcon from '@mui/icons-material/FiberManualRecord';

const separators = [
  { name: 'Angle', node: '›' },
  { name: 'Dash', node: '–' },
  { name: 'Dot', node: <FiberManualRecordIcon sx={{ fontSize: '0.5rem' }} /> },
];

export default function BreadcrumbSeparators() {
  return (
    <Stack spacing={1}>
      {separators.map(({ name, node }) => (
        <Breadcrumbs key={name} separator={node} aria-label={`Path with separator: ${name}`}>
          <Link href="#separators" color="neutral">
            Library
          </Link>
          <Link href="#separators" color="neutral">
            Maps
          </Link>
          <Typography textColor="text.primary" aria-current="page">
            Coast of 1820
          </Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
