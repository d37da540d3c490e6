import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import NavigateNextIcon from '@mui/icons-material/NavigateNext';

const separators = [
  { name: 'dash', node: '–' },
  { name: 'dot', node: '·' },
  {
    name: 'arrow',
    node: <NavigateNextIcon fontSize="small" sx={{ '&:dir(rtl)': { transform: 'scaleX(-1)' } }} />,
  },
];

export default function SeparatorBreadcrumbs() {
  return (
    <Stack spacing={2} useFlexGap>
      {separators.map(({ name, node }) => (
        <Breadcrumbs key={name} separator={node} aria-label={`Path with a ${name}`}>
          <Link href="#custom-separator" color="inherit">
            Archive
          </Link>
          <Link href="#custom-separator" color="inherit">
            Maps
          </Link>
          <Typography aria-current="page" color="textPrimary">
            Amsterdam, 1649
          </Typography>
        </Breadcrumbs>
      ))}
    </Stack>
  );
}
