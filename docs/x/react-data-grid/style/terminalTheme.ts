import { createTheme, type Theme } from '@mui/material/styles';
import { gridClasses } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

const colors = {
  back: '#0f1720',
  raised: '#18232f',
  line: '#2b3a49',
  text: '#d6e2ec',
  quiet: '#93a7b8',
  accent: '#5ad1b0',
  warn: '#ffb86b',
};

/** A separate dark look, in both modes of the app: every part of the grid has a rule. */
export function createTerminalTheme(outer: Theme): Theme {
  return createTheme({
    palette: {
      mode: 'dark',
      primary: { main: colors.accent },
      background: { default: colors.back, paper: colors.raised },
      text: { primary: colors.text, secondary: colors.quiet },
      divider: colors.line,
      DataGrid: { bg: colors.back, headerBg: colors.raised, pinnedBg: colors.raised },
    },
    direction: outer.direction,
    shape: { borderRadius: 6 },
    typography: { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: 13 },
    components: {
      MuiDataGrid: {
        defaultProps: { density: 'compact' },
        styleOverrides: {
          root: {
            '--DataGrid-rowBorderColor': colors.line,
            color: colors.text,
            borderColor: colors.line,
            borderRadius: 10,
            overflow: 'hidden',
          },
          toolbar: { backgroundColor: colors.raised, borderBlockEnd: `1px solid ${colors.line}` },
          columnHeaderTitle: {
            color: colors.quiet,
            fontWeight: 600,
            letterSpacing: '0.08em',
            textTransform: 'uppercase',
          },
          columnSeparator: { color: colors.line },
          cell: {
            '&:focus, &:focus-within': { outline: `2px solid ${colors.accent}`, outlineOffset: -2 },
            '&.status-returned': { color: colors.warn, fontWeight: 600 },
          },
          row: {
            '&:hover': { backgroundColor: colors.raised },
            [`&.Mui-selected .${gridClasses.cellCheckbox}`]: {
              boxShadow: `inset 3px 0 ${colors.accent}`,
            },
          },
          'cell--textRight': { fontVariantNumeric: 'tabular-nums' },
          footerContainer: { backgroundColor: colors.raised },
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    },
  });
}
