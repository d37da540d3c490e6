import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function BoxRef() {
  const boxRef = React.useRef<HTMLDivElement>(null);
  const [width, setWidth] = React.useState<number | null>(null);

  const measure = () => {
    if (boxRef.current) {
      setWidth(boxRef.current.offsetWidth);
    }
  };

  return (
    <Box ref={boxRef} sx={{ width: { xs: 1, sm: 0.5 }, p: 2, border: 1, borderColor: 'divider' }}>
      <Button variant="outlined" onClick={measure}>
        Measure this box
      </Button>
      <Box role="status" sx={{ mt: 1, color: 'text.primary' }}>
        {width === null ? 'Not measured yet' : `${width} pixels wide`}
      </Box>
    </Box>
  );
}
