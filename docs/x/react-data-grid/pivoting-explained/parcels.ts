import type { GridColDef } from '@mui/x-data-grid';

export interface Parcel {
  id: number;
  depot: string;
  size: string;
  day: string;
  kilos: number;
}

export const parcels: Parcel[] = [
  { id: 1, depot: 'North', size: 'Large', day: 'Mon', kilos: 12 },
  { id: 2, depot: 'North', size: 'Small', day: 'Mon', kilos: 2 },
  { id: 3, depot: 'North', size: 'Large', day: 'Tue', kilos: 9 },
  { id: 4, depot: 'South', size: 'Small', day: 'Mon', kilos: 1 },
  { id: 5, depot: 'South', size: 'Small', day: 'Tue', kilos: 3 },
];

export const parcelColumns: GridColDef<Parcel>[] = [
  { field: 'depot', headerName: 'Depot', width: 110 },
  { field: 'size', headerName: 'Size', width: 100 },
  { field: 'day', headerName: 'Day', width: 90 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 110 },
];
