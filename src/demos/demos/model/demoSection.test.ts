import { demoSection } from './demoSection';

test.each([
  ['material-ui/react-button/BasicButtons', 'material-ui/react-button'],
  ['x/react-data-grid/editing/EditingCrud', 'x/react-data-grid'],
  ['system/Alone', 'system/Alone'],
  ['', ''],
])('the section of %j is %j', (address, section) => {
  expect(demoSection(address)).toBe(section);
});
