import { render } from '@testing-library/react';
import { DocAd } from './DocAd';

const mockDoc = { metadata: { id: 'material-ui/react-button' }, frontMatter: {} as object };
let mockPlugin = 'docusaurus-plugin-content-docs';
jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDoc: () => mockDoc }));
jest.mock('@docusaurus/useGlobalData', () => ({ usePluginData: () => undefined }));
jest.mock(
  '@docusaurus/useRouteContext',
  () => ({ __esModule: true, default: () => ({ plugin: { name: mockPlugin, id: 'default' } }) }),
  { virtual: true },
);

function countSlots(): number {
  const { container, unmount } = render(<DocAd />);
  const count = container.querySelectorAll('[data-ad]').length;
  unmount();
  return count;
}

afterEach(() => {
  mockDoc.metadata = { id: 'material-ui/react-button' };
  mockDoc.frontMatter = {};
  mockPlugin = 'docusaurus-plugin-content-docs';
});

test('a documentation page has one ad slot', () => {
  expect(countSlots()).toBe(1);
});

test('a page with disableAd: true in its front matter has none', () => {
  mockDoc.frontMatter = { disableAd: true };
  expect(countSlots()).toBe(0);
});

test('an experiment has none', () => {
  mockDoc.metadata = { id: 'experiments/docs/markdown' };
  expect(countSlots()).toBe(0);
});

test('a page of another plugin has none', () => {
  mockPlugin = 'docusaurus-plugin-content-blog';
  expect(countSlots()).toBe(0);
});
