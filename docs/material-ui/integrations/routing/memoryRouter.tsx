import * as React from 'react';
import Typography from '@mui/material/Typography';

interface Router {
  readonly path: string;
  readonly navigate: (path: string) => void;
}

const RouterContext = React.createContext<Router>({ path: '/', navigate: () => undefined });

export const useRouter = (): Router => React.useContext(RouterContext);

interface MemoryRouterProps {
  readonly start: string;
  readonly children: React.ReactNode;
}

/** Keeps the path in state, so that a demo doesn't change the address of the page around it. */
export function MemoryRouter({ start, children }: MemoryRouterProps) {
  const [path, navigate] = React.useState(start);
  const router = React.useMemo(() => ({ path, navigate }), [path]);
  return <RouterContext.Provider value={router}>{children}</RouterContext.Provider>;
}

interface RouterLinkProps extends Omit<React.ComponentPropsWithoutRef<'a'>, 'href'> {
  readonly to: string;
}

/** Stands in for the link of your router, which has a prop `to` as well. */
export const RouterLink = React.forwardRef<HTMLAnchorElement, RouterLinkProps>(function RouterLink(
  { to, onClick, children, ...rest },
  ref,
) {
  const { navigate } = useRouter();
  return (
    <a
      ref={ref}
      {...rest}
      href="#one-link-for-all-components"
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
});

export function AddressBar() {
  const { path } = useRouter();
  return (
    <Typography
      role="status"
      variant="body2"
      sx={{
        px: 1.5,
        py: 0.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 4,
        fontFamily: 'monospace',
        overflowWrap: 'anywhere',
      }}
    >
      harbor.example{path}
    </Typography>
  );
}
