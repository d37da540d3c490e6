// The server's form of the package in demos: all of it, with a table for the grid.
export * from '@mui/x-data-grid';
export { GridTable as DataGrid } from './GridTable';
