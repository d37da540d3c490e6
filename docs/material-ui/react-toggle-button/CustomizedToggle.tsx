import * as React from 'react';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup';

const pills = {
  flexWrap: 'wrap',
  gap: 1,
  [`& .${toggleButtonGroupClasses.grouped}`]: {
    margin: 0,
    paddingInline: 2,
    border: '1px solid',
    borderColor: 'text.secondary',
    borderRadius: 999,
    color: 'text.primary',
    textTransform: 'none',
    [`&.${toggleButtonClasses.selected}`]: {
      borderColor: 'primary.main',
      backgroundColor: 'primary.main',
      color: 'primary.contrastText',
      '&:hover': { backgroundColor: 'primary.dark' },
    },
  },
};

export default function CustomizedToggle() {
  const [districts, setDistricts] = React.useState<string[]>(['Harbor']);

  return (
    <ToggleButtonGroup
      sx={pills}
      size="small"
      value={districts}
      onChange={(_event, next: string[]) => setDistricts(next)}
      aria-label="Districts"
    >
      {['Harbor', 'Old town', 'University', 'East park'].map((district) => (
        <ToggleButton key={district} value={district}>
          {district}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
