import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link, { type LinkProps } from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const Navigate = React.createContext<(path: string) => void>(() => undefined);

const RouterLink = React.forwardRef<HTMLAnchorElement, React.ComponentPropsWithoutRef<'a'>>(
  function RouterLink(props, ref) {
    const { href = '/', children, onClick, ...rest } = props;
    const navigate = React.useContext(Navigate);
    const handleClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      event.preventDefault();
      navigate(href);
    };
    return (
      <a ref={ref} {...rest} href="#one-link-for-all-components" onClick={handleClick}>
        {children}
      </a>
    );
  },
);

const withRouter = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiLink: { defaultProps: { component: RouterLink } as LinkProps },
    MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
  },
});

export default function HarborRoutes() {
  const [path, setPath] = React.useState('/boats');

  return (
    <ThemeProvider theme={withRouter}>
      <Navigate.Provider value={setPath}>
        <Box>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <Button href="/boats" variant="outlined">
              Boats
            </Button>
            <Button href="/crew">Crew</Button>
            <Link href="/log">Logbook</Link>
          </Stack>
          <Typography role="status" sx={{ mt: 2 }}>
            Open page: {path}
          </Typography>
        </Box>
      </Navigate.Provider>
    </ThemeProvider>
  );
}
