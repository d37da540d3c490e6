import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

type Day = { id: number; day: string };

const hours: GridColDef<Day>[] = Array.from({ length: 24 }, (_, hour) => ({
  field: `h${hour}`,
  headerName: `${hour}:00`,
  type: 'number',
  width: 80,
  valueGetter: (_value, row) => 6 + ((row.id * 3 + hour * 5) % 17),
}));

const columns: GridColDef<Day>[] = [{ field: 'day', headerName: 'Day', width: 90 }, ...hours];

const rows: Day[] = Array.from({ length: 100 }, (_, index) => ({
  id: index,
  day: `Day ${index + 1}`,
}));

export default function VirtualizationCounter() {
  const [buffer, setBuffer] = React.useState<number>(150);
  const [text, setText] = React.useState('Counting');
  const box = React.useRef<HTMLDivElement>(null);

  React.useEffect(() => {
    const node = box.current;
    if (!node) return undefined;
    const count = () => {
      const rendered = node.querySelectorAll('[role="row"][data-id]').length;
      const cells = node.querySelectorAll('[role="gridcell"]').length;
      setText(`${rendered} of 100 rows and ${cells} of 2500 cells are in the document`);
    };
    const observer = new MutationObserver(count);
    observer.observe(node, { childList: true, subtree: true });
    count();
    return () => observer.disconnect();
  }, []);

  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Buffer around the visible part"
        value={buffer}
        onChange={(_event, value: number | null) => value !== null && setBuffer(value)}
      >
        <ToggleButton value={0}>0 px</ToggleButton>
        <ToggleButton value={150}>150 px</ToggleButton>
        <ToggleButton value={600}>600 px</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2">{text}</Typography>
      <div ref={box} style={{ height: 320 }}>
        <DataGrid
          key={buffer}
          rows={rows}
          columns={columns}
          aria-label="Temperatures of 100 days"
          rowBufferPx={buffer}
          columnBufferPx={buffer}
          hideFooter
        />
      </div>
    </Stack>
  );
}
