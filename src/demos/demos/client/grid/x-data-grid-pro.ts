// Replaces the package in demos on the server: the same exports, with a table instead of the grid.
export * from '@mui/x-data-grid-pro';
export {
  GridTable as DataGrid,
  GridTable as DataGridPremium,
  GridTable as DataGridPro,
} from './GridTable';
