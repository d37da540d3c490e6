import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';

const crumbSx = { display: 'inline-flex', alignItems: 'center', gap: 0.5 } as const;

export default function IconBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Path to the file">
      <Link href="#breadcrumbs-with-icons" color="inherit" sx={crumbSx}>
        <HomeIcon fontSize="inherit" />
        My files
      </Link>
      <Link href="#breadcrumbs-with-icons" color="inherit" sx={crumbSx}>
        <FolderIcon fontSize="inherit" />
        Invoices
      </Link>
      <Typography aria-current="page" color="textPrimary" sx={crumbSx}>
        <DescriptionIcon fontSize="inherit" />
        2026-03.pdf
      </Typography>
    </Breadcrumbs>
  );
}
