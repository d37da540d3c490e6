import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function VirtualPopper() {
  const [point, setPoint] = React.useState<{ x: number; y: number } | null>(null);

  const anchorEl = React.useMemo(
    () => ({ getBoundingClientRect: () => new DOMRect(point?.x, point?.y, 0, 0) }),
    [point],
  );

  return (
    <React.Fragment>
      <Box
        onPointerMove={(event) => setPoint({ x: event.clientX, y: event.clientY })}
        onPointerLeave={() => setPoint(null)}
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: '100%',
          height: 160,
          border: 1,
          borderRadius: 1,
        }}
      >
        Point at the field: row 4, wheat
      </Box>
      <Popper
        open={point !== null}
        anchorEl={anchorEl}
        placement="top"
        sx={{ pointerEvents: 'none' }}
      >
        <Paper elevation={3} sx={{ px: 1, mb: 1 }}>
          Wheat
        </Paper>
      </Popper>
    </React.Fragment>
  );
}
