import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Trail {
  id: number;
  trail: string;
  region: string;
  grade: string;
  kilometres: number;
}

export const trails: Trail[] = [
  { id: 1, trail: 'Heron marsh', region: 'Lowland', grade: 'Easy', kilometres: 6 },
  { id: 2, trail: 'Slate ridge', region: 'Upland', grade: 'Hard', kilometres: 14 },
  { id: 3, trail: 'Orchard loop', region: 'Lowland', grade: 'Easy', kilometres: 9 },
  { id: 4, trail: 'Two tarns', region: 'Upland', grade: 'Moderate', kilometres: 11 },
];

export const trailColumns: GridColDef<Trail>[] = [
  { field: 'trail', headerName: 'Trail', width: 150 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'grade', headerName: 'Grade', width: 120 },
  {
    field: 'kilometres',
    headerName: 'Kilometres',
    type: 'number',
    width: 130,
    description: 'Length of the whole trail',
  },
];
