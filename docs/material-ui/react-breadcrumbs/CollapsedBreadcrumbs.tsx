import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const levels = ['Europe', 'Portugal', 'Alentejo', 'Évora', 'Museums'];

export default function CollapsedBreadcrumbs() {
  return (
    <Breadcrumbs
      maxItems={4}
      itemsBeforeCollapse={1}
      itemsAfterCollapse={2}
      expandText="Show the levels in between"
      aria-label="Path to the museum"
    >
      {levels.map((level) => (
        <Link key={level} href="#collapsed-breadcrumbs" color="inherit">
          {level}
        </Link>
      ))}
      <Typography aria-current="page" color="textPrimary">
        Town museum
      </Typography>
    </Breadcrumbs>
  );
}
