import Breadcrumbs, { breadcrumbsClasses } from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

export default function CustomBreadcrumbs() {
  return (
    <Breadcrumbs
      aria-label="Path to the garden plan"
      separator="›"
      slotProps={{ ol: { sx: { rowGap: 0.5 } } }}
      sx={{
        '--Breadcrumbs-gap': '0.75rem',
        paddingInline: 0,
        [`& .${breadcrumbsClasses.separator}`]: { color: 'success.plainColor' },
      }}
    >
      <Link href="#customization" variant="soft" color="success">
        Garden
      </Link>
      <Link href="#customization" variant="soft" color="success">
        Vegetables
      </Link>
      <Typography textColor="text.primary" aria-current="page">
        Bed 4
      </Typography>
    </Breadcrumbs>
  );
}
