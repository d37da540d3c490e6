import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRichTreeViewProApiRef } from '@mui/x-tree-view-pro/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Crate {
  id: string;
  label: string;
  count: number;
}

const crates: Crate[] = [{ id: 'barn', label: 'Barn', count: -1 }];

export default function LazyRefresh() {
  const apiRef = useRichTreeViewProApiRef();
  const [requests, setRequests] = React.useState(0);

  const [dataSource] = React.useState(() => {
    let total = 0;
    return {
      getChildrenCount: (crate: Crate) => crate.count,
      getTreeItems: async (): Promise<Crate[]> => {
        total += 1;
        setRequests(total);
        return [{ id: 'apples', label: `Apples, count no. ${total}`, count: 0 }];
      },
    };
  });

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 190 }}>
      <Button variant="outlined" onClick={() => apiRef.current?.updateItemChildren('barn')}>
        Count the barn again
      </Button>
      <RichTreeViewPro
        aria-label="Farm stores"
        items={crates}
        dataSource={dataSource}
        apiRef={apiRef}
      />
      <Typography role="status">{`Requests so far: ${requests}`}</Typography>
    </Stack>
  );
}
