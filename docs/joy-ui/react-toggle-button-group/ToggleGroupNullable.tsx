import * as React from 'react';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const sizes = ['XS', 'S', 'M', 'L', 'XL'];

export default function ToggleGroupNullable() {
  const [size, setSize] = React.useState<string[]>([]);
  return (
    <ToggleButtonGroup
      aria-label="Size"
      value={size}
      onChange={(event, next) => setSize(next.slice(-1))}
      spacing={1}
      sx={{ flexWrap: 'wrap' }}
    >
      {sizes.map((name) => (
        <Button key={name} value={name}>
          {name}
        </Button>
      ))}
    </ToggleButtonGroup>
  );
}
