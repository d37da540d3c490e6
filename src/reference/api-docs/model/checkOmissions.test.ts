import { checkOmissions } from './checkOmissions';

const omissions = [{ package: '@mui/x-charts', reason: 'An icon.', names: 'ArrowIcon DotIcon' }];
const listed = new Set(['BarChart', 'SankeyChart']);

test('reports nothing when every component has a page or a reason', () => {
  const unlisted = { '@mui/x-charts': ['ArrowIcon', 'DotIcon', 'useBarSeries'] };
  expect(checkOmissions({ unlisted, listed, omissions })).toEqual([]);
});

test('reports a component that has neither, and how to fix it', () => {
  const unlisted = { '@mui/x-charts': ['ArrowIcon', 'DotIcon', 'BubbleChart'] };
  expect(checkOmissions({ unlisted, listed, omissions })).toEqual([
    {
      what: '@mui/x-charts exports the component "BubbleChart", which no navigation tree lists.',
      fix: 'Add its node to a tree and run npm run api:pages, or add it to this list with a reason.',
      near: "package: '@mui/x-charts'",
    },
  ]);
});

test('requires a separate reason for the same name in another package', () => {
  const unlisted = { '@mui/x-charts': ['ArrowIcon', 'DotIcon'], '@mui/joy': ['ArrowIcon'] };
  expect(checkOmissions({ unlisted, listed, omissions })).toHaveLength(1);
});

test('accepts an unstable name when the stable one has a page', () => {
  const unlisted = { '@mui/x-charts': ['ArrowIcon', 'DotIcon', 'Unstable_SankeyChart'] };
  expect(checkOmissions({ unlisted, listed, omissions })).toEqual([]);
});

test('reports a reason for a name that has a page or is no longer exported', () => {
  const unlisted = { '@mui/x-charts': ['ArrowIcon'] };
  expect(checkOmissions({ unlisted, listed, omissions })).toEqual([
    {
      what: '"DotIcon" has an API page or is no longer an export of @mui/x-charts.',
      fix: 'Remove it from this list.',
      near: 'DotIcon',
    },
  ]);
});
