// Replaces the package in demos on the server: the same exports, with a table instead of the grid.
export * from '@mui/x-data-grid';
export { GridTable as DataGrid } from './GridTable';
