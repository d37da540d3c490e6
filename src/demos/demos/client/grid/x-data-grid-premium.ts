// The server's form of the package in demos: all of it, with a table for the grid.
export * from '@mui/x-data-grid-premium';
export {
  GridTable as DataGrid,
  GridTable as DataGridPremium,
  GridTable as DataGridPro,
} from './GridTable';
