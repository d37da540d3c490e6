import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const levels = ['Recipes', 'Soups', 'Winter soups'];

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to the recipe">
      {levels.map((level) => (
        <Link key={level} href="#basics" color="neutral">
          {level}
        </Link>
      ))}
      <Typography textColor="text.primary" aria-current="page">
        Leek soup
      </Typography>
    </Breadcrumbs>
  );
}
