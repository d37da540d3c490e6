import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

export default function BreadcrumbIcons() {
  return (
    <Breadcrumbs aria-label="Path of the file">
      <Link href="#icons" color="neutral" aria-label="Home">
        <HomeIcon sx={iconSize} />
      </Link>
      <Link href="#icons" color="neutral" startDecorator={<FolderIcon sx={iconSize} />}>
        Contracts
      </Link>
      <Typography
        textColor="text.primary"
        aria-current="page"
        startDecorator={<DescriptionIcon sx={iconSize} />}
      >
        Lease
      </Typography>
    </Breadcrumbs>
  );
}
