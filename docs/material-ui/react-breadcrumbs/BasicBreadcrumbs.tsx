import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to the recipe">
      <Link href="#basics" color="inherit">
        Recipes
      </Link>
      <Link href="#basics" color="inherit">
        Soups
      </Link>
      <Typography aria-current="page" color="textPrimary">
        Leek soup
      </Typography>
    </Breadcrumbs>
  );
}
