import type {} from '@mui/material/themeCssVarsAugmentation';
import { styled } from '@mui/material/styles';

export const Field = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  padding: theme.spacing(1),
  marginBlockStart: theme.spacing(0.5),
  borderRadius: 12,
  border: '1px solid',
  borderColor: (theme.vars ?? theme).palette.text.secondary,
  '&[data-focused="true"]': {
    outline: '2px solid',
    outlineColor: (theme.vars ?? theme).palette.primary.main,
  },
  '& input': {
    flex: '1 0 64px',
    minWidth: 64,
    padding: theme.spacing(0.5),
    border: 0,
    outline: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'transparent',
  },
}));

export const ListBox = styled('ul')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.modal,
  insetInline: 0,
  maxHeight: 220,
  overflowY: 'auto',
  margin: theme.spacing(0.5, 0, 0),
  padding: theme.spacing(0.5),
  borderRadius: 12,
  listStyle: 'none',
  '& li': { padding: theme.spacing(1, 1.5), borderRadius: 8, cursor: 'pointer' },
  '& li.Mui-focused': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  '& li[aria-selected="true"]': { fontWeight: 700 },
  '& li[aria-selected="true"]::after': { content: '"✓" / ""', float: 'inline-end' },
}));
