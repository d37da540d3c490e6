import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';

interface Station {
  id: string;
  label: string;
  count: number;
}

const lines: Station[] = [{ id: 'harbor', label: 'Harbor line', count: 2 }];
const stops: Station[] = [
  { id: 'dock', label: 'Dock', count: 0 },
  { id: 'market', label: 'Fish market', count: 0 },
];

export default function LazyAnswers() {
  const [message, setMessage] = React.useState('Open the line, then choose the answer');
  const [answer, setAnswer] = React.useState<((ok: boolean) => void) | null>(null);

  const [dataSource] = React.useState(() => ({
    getChildrenCount: (station: Station) => station.count,
    getTreeItems: () => {
      setMessage('Loading the stops');
      return new Promise<Station[]>((resolve, reject) => {
        setAnswer(() => (ok: boolean) => {
          setAnswer(null);
          setMessage(ok ? 'Stops loaded' : 'The stops did not load. Open the line again.');
          return ok ? resolve(stops) : reject(new Error('No connection'));
        });
      });
    },
  }));

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 230 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={!answer} onClick={() => answer?.(true)}>
          Deliver
        </Button>
        <Button variant="outlined" disabled={!answer} onClick={() => answer?.(false)}>
          Fail
        </Button>
      </Stack>
      <RichTreeViewPro aria-label="Bus lines" items={lines} dataSource={dataSource} />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
