import * as React from 'react';
import Box from '@mui/material/Box';
import NightlightIcon from '@mui/icons-material/Nightlight';
import WbSunnyIcon from '@mui/icons-material/WbSunny';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'ward', headerName: 'Ward', flex: 1, minWidth: 110 },
  { field: 'dayNurses', headerName: 'Nurses by day', type: 'number', width: 150 },
  { field: 'dayBeds', headerName: 'Beds by day', type: 'number', width: 140 },
  { field: 'nightNurses', headerName: 'Nurses by night', type: 'number', width: 160 },
  { field: 'nightBeds', headerName: 'Beds by night', type: 'number', width: 150 },
];

const shift = (groupId: string, icon: React.ReactNode, fields: string[]) => ({
  groupId,
  headerClassName: 'shift-header',
  renderHeaderGroup: () => (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {icon}
      {groupId}
    </Box>
  ),
  children: fields.map((field) => ({ field })),
});

const groups: GridColumnGroupingModel = [
  shift('Day shift', <WbSunnyIcon fontSize="small" />, ['dayNurses', 'dayBeds']),
  shift('Night shift', <NightlightIcon fontSize="small" />, ['nightNurses', 'nightBeds']),
];

const rows = [
  { id: 1, ward: 'Surgery', dayNurses: 9, dayBeds: 32, nightNurses: 4, nightBeds: 30 },
  { id: 2, ward: 'Children', dayNurses: 7, dayBeds: 18, nightNurses: 3, nightBeds: 14 },
];

export default function ColumnGroupsIcons() {
  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        label="Staff by ward"
        columnGroupingModel={groups}
        sx={{ '& .shift-header': { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </div>
  );
}
