import type { ReactNode } from 'react';
import { type ColorPaletteProp, styled, useThemeProps, type VariantProp } from '@mui/joy/styles';
import type { SxProps } from '@mui/joy/styles/types';

export interface BerthProps {
  number: number;
  children: ReactNode;
  variant?: VariantProp;
  color?: ColorPaletteProp;
  sx?: SxProps;
}

type BerthOwnerState = Required<Pick<BerthProps, 'variant' | 'color'>>;

const BerthRoot = styled('div', { name: 'DocsBerth', slot: 'root' })<{
  ownerState: BerthOwnerState;
}>(({ theme, ownerState }) => ({
  display: 'inline-flex',
  flexDirection: 'column',
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.vars.radius.md,
  ...theme.variants[ownerState.variant][ownerState.color],
}));

const BerthNumber = styled('span', { name: 'DocsBerth', slot: 'number' })<{
  ownerState: BerthOwnerState;
}>(({ theme }) => ({
  ...theme.typography['title-lg'],
  color: 'inherit',
}));

export function Berth(inProps: BerthProps) {
  const props = useThemeProps({ props: inProps, name: 'DocsBerth' });
  const { number, children, variant = 'soft', color = 'neutral', ...other } = props;
  const ownerState = { variant, color };

  return (
    <BerthRoot ownerState={ownerState} {...other}>
      <BerthNumber ownerState={ownerState}>Berth {number}</BerthNumber>
      {children}
    </BerthRoot>
  );
}
