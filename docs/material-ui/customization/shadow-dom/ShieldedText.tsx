import * as React from 'react';
import Box from '@mui/material/Box';
import Portal from '@mui/material/Portal';

function Shadowed({ children }: { children: React.ReactNode }) {
  const hostRef = React.useRef<HTMLDivElement>(null);
  const [mount, setMount] = React.useState<HTMLElement | null>(null);

  React.useEffect(() => {
    const host = hostRef.current;
    if (host) {
      const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
      setMount(root.appendChild(document.createElement('div')));
    }
  }, []);

  return <div ref={hostRef}>{mount && <Portal container={mount}>{children}</Portal>}</div>;
}

export default function ShieldedText() {
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 320,
        minHeight: 80,
        '& strong': { textDecoration: 'underline wavy' },
      }}
    >
      <p>
        In the page: <strong>wavy</strong>
      </p>
      <Shadowed>
        In the shadow tree: <strong>not wavy</strong>
      </Shadowed>
    </Box>
  );
}
