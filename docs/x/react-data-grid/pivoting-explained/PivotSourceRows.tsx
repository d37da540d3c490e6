import { DataGrid } from '@mui/x-data-grid';
import { parcelColumns, parcels } from './parcels';

export default function PivotSourceRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid rows={parcels} columns={parcelColumns} label="Parcels, one row each" hideFooter />
    </div>
  );
}
