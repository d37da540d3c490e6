import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

interface ShelfLinkProps extends React.ComponentPropsWithRef<'a'> {
  to: string;
}

/** Stands for the link of a router, which turns `to` into an address. */
function ShelfLink({ to, children, ...other }: ShelfLinkProps) {
  return (
    <a href={`#${to}`} {...other}>
      {children}
    </a>
  );
}

export default function RouterLink() {
  return (
    <Typography>
      Continue with the{' '}
      <Link component={ShelfLink} to="router-links">
        shelf of travel books
      </Link>
      .
    </Typography>
  );
}
