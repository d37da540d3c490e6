// The server's form of the package in demos: all of it, with a table for the grid.
export * from '@mui/x-data-grid-pro';
export {
  GridTable as DataGrid,
  GridTable as DataGridPremium,
  GridTable as DataGridPro,
} from './GridTable';
