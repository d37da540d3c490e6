import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Bed {
  id: string;
  label: string;
  children?: Bed[];
}

const start: Bed[] = [
  { id: 'greenhouse', label: 'Greenhouse', children: [{ id: 'bed-1', label: 'Bed 1' }] },
  { id: 'orchard', label: 'Orchard' },
];

export default function RichItemsAdd() {
  const [beds, setBeds] = React.useState(start);
  const [count, setCount] = React.useState(1);

  const changeGreenhouse = (change: (children: Bed[]) => Bed[]) =>
    setBeds((all) =>
      all.map((bed) =>
        bed.id === 'greenhouse' ? { ...bed, children: change(bed.children ?? []) } : bed,
      ),
    );

  const add = () => {
    const next = count + 1;
    setCount(next);
    changeGreenhouse((children) => [...children, { id: `bed-${next}`, label: `Bed ${next}` }]);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 230 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={add}>
          Add a bed
        </Button>
        <Button
          disabled={!beds[0]?.children?.length}
          onClick={() => changeGreenhouse((children) => children.slice(0, -1))}
        >
          Remove the last
        </Button>
      </Stack>
      <RichTreeView aria-label="Garden" items={beds} defaultExpandedItems={['greenhouse']} />
    </Stack>
  );
}
