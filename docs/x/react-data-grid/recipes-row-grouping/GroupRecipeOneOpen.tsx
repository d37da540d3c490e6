import * as React from 'react';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';

interface Crate {
  id: number;
  orchard: string;
  apple: string;
  kilos: number;
}

const columns: GridColDef<Crate>[] = [
  { field: 'orchard', headerName: 'Orchard', width: 130 },
  { field: 'apple', headerName: 'Apple', width: 150 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 100 },
];

const rows: Crate[] = [
  { id: 1, orchard: 'South slope', apple: 'Russet', kilos: 180 },
  { id: 2, orchard: 'South slope', apple: 'Gravenstein', kilos: 240 },
  { id: 3, orchard: 'Churchyard', apple: 'Boskoop', kilos: 310 },
  { id: 4, orchard: 'Churchyard', apple: 'Russet', kilos: 95 },
  { id: 5, orchard: 'Riverside', apple: 'Topaz', kilos: 150 },
];

export default function GroupRecipeOneOpen() {
  const apiRef = useGridApiRef();

  React.useEffect(() => {
    const closeOthers: GridEventListener<'rowExpansionChange'> = (changed) => {
      if (changed.type !== 'group' || !changed.childrenExpanded || !apiRef.current) {
        return;
      }
      for (const node of Object.values(gridRowTreeSelector(apiRef))) {
        const isSibling = node.type === 'group' && node.parent === changed.parent;
        if (isSibling && node.id !== changed.id && node.childrenExpanded) {
          apiRef.current.setRowChildrenExpansion(node.id, false);
        }
      }
    };
    return apiRef.current?.subscribeEvent('rowExpansionChange', closeOthers);
  }, [apiRef]);

  return (
    <div style={{ height: 350, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        label="Apple harvest, one orchard open at a time"
        isGroupExpandedByDefault={(node) => node.groupingKey === 'South slope'}
        initialState={{
          rowGrouping: { model: ['orchard'] },
          columns: { columnVisibilityModel: { orchard: false } },
        }}
        hideFooter
      />
    </div>
  );
}
