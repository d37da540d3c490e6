import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleGroupLayout() {
  const [shift, setShift] = React.useState('early');
  const shared = {
    value: shift,
    onChange: (event: React.MouseEvent<HTMLElement>, next: string | null) =>
      setShift(next ?? shift),
  };
  const buttons = [
    <Button key="early" value="early">
      Early
    </Button>,
    <Button key="late" value="late">
      Late
    </Button>,
    <Button key="night" value="night">
      Night
    </Button>,
  ];
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <ToggleButtonGroup aria-label="Shift, full width" buttonFlex={1} {...shared}>
        {buttons}
      </ToggleButtonGroup>
      <ToggleButtonGroup aria-label="Shift, small, apart" size="sm" spacing={1} {...shared}>
        {buttons}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        aria-label="Shift, one below the other"
        orientation="vertical"
        sx={{ alignSelf: 'flex-start' }}
        {...shared}
      >
        {buttons}
      </ToggleButtonGroup>
    </Stack>
  );
}
