import Link from '@mui/material/Link';

interface SkipLinkProps {
  /** The `id` of the main part, with `#`. */
  href: string;
}

/** The first stop of the Tab key: past the navigation. Visible only with the focus. */
export function SkipLink({ href }: SkipLinkProps) {
  return (
    <Link
      href={href}
      sx={{
        position: 'fixed',
        top: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        boxShadow: 3,
        bgcolor: 'background.paper',
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      Skip to the content
    </Link>
  );
}
