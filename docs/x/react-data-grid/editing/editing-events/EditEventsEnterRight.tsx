import * as React from 'react';
import {
  DataGrid,
  GridCellEditStopReasons,
  useGridApiRef,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createReadings } from '../../../_data/readings';

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', type: 'dateTime', flex: 1, minWidth: 190 },
  { field: 'temperature', headerName: '°C', type: 'number', width: 90, editable: true },
  { field: 'humidity', headerName: '% humidity', type: 'number', width: 120, editable: true },
  { field: 'wind', headerName: 'm/s', type: 'number', width: 90, editable: true },
];

export default function EditEventsEnterRight() {
  const apiRef = useGridApiRef();
  const [rows] = React.useState(() => createReadings(40).map((row, id) => ({ id, ...row })));

  const goRight: DataGridProps['onCellEditStop'] = ({ id, field, reason }, event) => {
    if (reason !== GridCellEditStopReasons.enterKeyDown) return;
    event.defaultMuiPrevented = true;
    apiRef.current?.stopCellEditMode({ id, field, cellToFocusAfter: 'right' });
  };

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        label="Readings typed in from paper"
        onCellEditStop={goRight}
        hideFooter
      />
    </div>
  );
}
