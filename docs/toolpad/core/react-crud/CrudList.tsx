import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { List, type DataSource } from '@toolpad/core/Crud';
import { gridClasses } from '@mui/x-data-grid';
import type { Boat } from './boats';
import { createBoatSource } from './createBoatSource';

const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark', contrastThreshold: 4.5 } }),
};
const { fields, getMany } = createBoatSource();
const source: DataSource<Boat> & { getMany: typeof getMany } = { fields, getMany };

const dataGrid = {
  density: 'compact',
  disableColumnFilter: true,
  pageSizeOptions: [3, 10],
  showToolbar: true,
  sx: {
    [`& .${gridClasses.columnHeader}:focus-visible, & .${gridClasses.cell}:focus-visible`]: {
      outline: '2px solid',
      outlineOffset: '-2px',
    },
  },
} as const;

export default function CrudList() {
  return (
    <AppProvider theme={theme}>
      <Box sx={{ display: 'flex', p: 2 }}>
        <List dataSource={source} initialPageSize={3} slotProps={{ dataGrid }} />
      </Box>
    </AppProvider>
  );
}
