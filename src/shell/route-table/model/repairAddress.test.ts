import { repairAddress } from './repairAddress';

test.each([
  ['/material-ui/react-button', '/material-ui/react-button'],
  ['/material-ui/react-button.html', '/material-ui/react-button'],
  ['/index.html', '/'],
  ['/zh/index.html', '/zh'],
  ['/', '/'],
  ['/%', '/%25'],
  ['/demo/%', '/demo/%25'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%25', '/%25'],
  ['/%E4%B8%AD', '/%E4%B8%AD'],
  ['/%.html', '/%25'],
])('the pathname %p becomes %p', (pathname, expected) => {
  const repaired = repairAddress({ pathname, hash: '' });
  expect(repaired.pathname).toBe(expected);
  expect(() => decodeURI(repaired.pathname)).not.toThrow();
  expect(repairAddress(repaired)).toEqual(repaired);
});

test.each([
  ['', ''],
  ['#usage', '#usage'],
  ['#%', '#%25'],
  ['#%E0%A4%A', '#%25E0%25A4%25A'],
  ['#%E4%B8%AD', '#%E4%B8%AD'],
])('the hash %p becomes %p', (hash, expected) => {
  expect(repairAddress({ pathname: '/', hash })).toEqual({ pathname: '/', hash: expected });
});
