import * as React from 'react';
import { styled, type SxProps, type Theme, useThemeProps } from '@mui/material/styles';

export interface MeterProps {
  value: number;
  unit: string;
  emphasis?: 'quiet' | 'loud';
  sx?: SxProps<Theme>;
  ref?: React.Ref<HTMLDivElement>;
}

interface MeterOwnerState {
  emphasis: NonNullable<MeterProps['emphasis']>;
}

const MeterRoot = styled('div', { name: 'DocsMeter', slot: 'root' })<{
  ownerState: MeterOwnerState;
}>(({ theme }) => ({
  padding: theme.spacing(2),
  width: 'fit-content',
  border: '1px solid currentColor',
  borderRadius: theme.shape.borderRadius,
  variants: [{ props: { emphasis: 'loud' }, style: { borderWidth: 4 } }],
}));

const MeterValue = styled('div', { name: 'DocsMeter', slot: 'value' })(({ theme }) => ({
  ...theme.typography.h4,
}));

export function Meter(inProps: MeterProps) {
  const props = useThemeProps({ props: inProps, name: 'DocsMeter' });
  const { value, unit, emphasis = 'quiet', ...other } = props;

  return (
    <MeterRoot ownerState={{ emphasis }} {...other}>
      <MeterValue>{value}</MeterValue>
      {unit}
    </MeterRoot>
  );
}
