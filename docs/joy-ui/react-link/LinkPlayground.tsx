import Link from '@mui/joy/Link';
import type { LinkProps } from '@mui/joy/Link';

export default function LinkPlayground(props: LinkProps) {
  return (
    <Link href="#playground" {...props}>
      Opening hours
    </Link>
  );
}
