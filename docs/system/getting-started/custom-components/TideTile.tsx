import * as React from 'react';
import { useThemeProps } from '@mui/system';
import type { SxProps, Theme } from '@mui/system';
import { HARBOR_ID, harborTheme, styled } from './harborSystem';

export interface TideTileProps {
  label: string;
  value: string;
  size?: 'normal' | 'large';
  slots?: { label?: React.ElementType; value?: React.ElementType };
  slotProps?: {
    label?: React.HTMLAttributes<HTMLElement>;
    value?: React.HTMLAttributes<HTMLElement>;
  };
  sx?: SxProps<Theme>;
}

interface OwnerState {
  size: 'normal' | 'large';
}

const TileRoot = styled('div', { name: 'HarborTile', slot: 'root' })<{
  ownerState: OwnerState;
}>(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: theme.shape.borderRadius,
  color: theme.palette.sea.text,
  backgroundColor: theme.palette.sea.main,
  variants: [{ props: { size: 'large' }, style: { padding: theme.spacing(4) } }],
}));

const TileLabel = styled('div', { name: 'HarborTile', slot: 'label' })({});

const TileValue = styled('div', { name: 'HarborTile', slot: 'value' })({
  fontSize: '1.5rem',
  fontWeight: 700,
});

export function TideTile(inProps: TideTileProps) {
  const props = useThemeProps({
    props: inProps,
    name: 'HarborTile',
    themeId: HARBOR_ID,
    defaultTheme: harborTheme,
  });
  const { label, value, size = 'normal', slots = {}, slotProps = {}, ...other } = props;

  return (
    <TileRoot ownerState={{ size }} {...other}>
      <TileLabel as={slots.label} {...slotProps.label}>
        {label}
      </TileLabel>
      <TileValue as={slots.value} {...slotProps.value}>
        {value}
      </TileValue>
    </TileRoot>
  );
}
