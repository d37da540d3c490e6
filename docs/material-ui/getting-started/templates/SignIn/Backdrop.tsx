import Box from '@mui/material/Box';

/** Height and tilt of each book, in units of the drawing. */
const books = [
  [62, 0],
  [74, 0],
  [56, 0],
  [80, 0],
  [68, 7],
  [72, 0],
  [60, 0],
  [78, 0],
  [66, -6],
  [70, 0],
] as const;

/** Shelves of books behind the card. It is decoration, so it has no name. */
export function Backdrop() {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 300 300"
      preserveAspectRatio="xMidYMid slice"
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        color: 'primary.main',
        opacity: 0.24,
        '& .brass': { color: 'secondary.main' },
      }}
    >
      {[0, 1, 2].map((shelf) => (
        <g key={shelf} transform={`translate(0 ${shelf * 100})`}>
          {Array.from({ length: 20 }, (_, index) => {
            const [height, tilt] = books[(index * 3 + shelf * 4) % books.length] ?? [70, 0];
            const x = index * 15 + 1;
            return (
              <rect
                key={x}
                className={(index + shelf) % 3 === 0 ? 'brass' : undefined}
                x={x}
                y={96 - height}
                width={12}
                height={height}
                rx={1.5}
                fill="currentColor"
                fillOpacity={0.45 + ((index + shelf) % 4) * 0.18}
                transform={`rotate(${tilt} ${x} 96)`}
              />
            );
          })}
          <rect x={0} y={96} width={300} height={4} fill="currentColor" />
        </g>
      ))}
    </Box>
  );
}
