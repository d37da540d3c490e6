import * as React from 'react';
import Box from '@mui/material/Box';

const GLAZES = ['terracotta', 'celadon', 'ochre', 'moss', 'plum'] as const;

/** Outlines that stand on y = 0 and are 60 wide. */
const SHAPES = [
  'M-12 -76 H12 C8 -60 30 -48 30 -24 C30 -8 20 0 14 0 H-14 C-20 0 -30 -8 -30 -24 C-30 -48 -8 -60 -12 -76 Z',
  'M-30 -44 H30 C30 -16 18 0 10 0 H-10 C-18 0 -30 -16 -30 -44 Z',
  'M-22 -62 H22 V-8 C22 -2 18 0 14 0 H-14 C-18 0 -22 -2 -22 -8 Z',
  'M-8 -92 H8 V-58 C8 -50 26 -44 26 -22 C26 -6 18 0 12 0 H-12 C-18 0 -26 -6 -26 -22 C-26 -44 -8 -50 -8 -58 Z',
] as const;

const SHELVES = [118, 238, 358] as const;
const PLACES = [62, 146, 230, 314, 398] as const;

/** Glazed pots on three boards. It is decoration, so it has no name. */
export function PotShelf() {
  const shade = React.useId();
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 460 400"
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        color: 'text.secondary',
        '& .terracotta': { color: 'error.light' },
        '& .celadon': { color: 'info.light' },
        '& .ochre': { color: 'warning.light' },
        '& .moss': { color: 'success.light' },
        '& .plum': { color: 'secondary.light' },
      }}
    >
      <defs>
        <linearGradient id={shade} x1="0" y1="0" x2="1" y2="0.4">
          <stop offset="0" stopOpacity="0" />
          <stop offset="1" stopOpacity="0.35" />
        </linearGradient>
      </defs>
      {SHELVES.map((y, row) => (
        <g key={y}>
          {PLACES.map((x, column) => (
            <g
              key={x}
              className={GLAZES[(row * 2 + column) % GLAZES.length]}
              transform={`translate(${x} ${y})`}
            >
              <path d={SHAPES[(row * 3 + column * 5) % SHAPES.length]} fill="currentColor" />
              <path d={SHAPES[(row * 3 + column * 5) % SHAPES.length]} fill={`url(#${shade})`} />
            </g>
          ))}
          <rect x="10" y={y} width="440" height="10" rx="3" fill="currentColor" fillOpacity="0.5" />
        </g>
      ))}
    </Box>
  );
}
