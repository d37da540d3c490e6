import * as React from 'react';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup, { toggleButtonGroupClasses } from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';

const PillGroup = styled(ToggleButtonGroup)(({ theme }) => ({
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  [`& .${toggleButtonGroupClasses.grouped}`]: {
    margin: 0,
    paddingInline: theme.spacing(2),
    border: `1px solid ${theme.palette.text.secondary}`,
    borderRadius: 999,
    color: theme.palette.text.primary,
    textTransform: 'none',
    [`&.${toggleButtonClasses.selected}`]: {
      borderColor: theme.palette.primary.main,
      backgroundColor: theme.palette.primary.main,
      color: theme.palette.primary.contrastText,
      '&:hover': { backgroundColor: theme.palette.primary.dark },
    },
  },
}));

export default function CustomizedToggle() {
  const [districts, setDistricts] = React.useState<string[]>(['Harbour']);

  return (
    <PillGroup
      size="small"
      value={districts}
      onChange={(_event, next: string[]) => setDistricts(next)}
      aria-label="Districts"
    >
      {['Harbour', 'Old town', 'University', 'East park'].map((district) => (
        <ToggleButton key={district} value={district}>
          {district}
        </ToggleButton>
      ))}
    </PillGroup>
  );
}
