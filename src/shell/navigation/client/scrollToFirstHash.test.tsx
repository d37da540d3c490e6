import { onRouteDidUpdate } from './scrollToFirstHash';
import { isRestoringScroll } from './scrollRestoration';

jest.mock('./scrollRestoration', () => ({ isRestoringScroll: jest.fn(() => false) }));

const scrolledTo: string[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  document.body.innerHTML = '<h2 id="sizes"></h2><h2 id="größen"></h2>';
  // jsdom doesn't scroll.
  Element.prototype.scrollIntoView = function scrollIntoView(): void {
    scrolledTo.push(this.id);
  };
});

/** Reports a navigation to a hash, as Docusaurus does. */
function navigate(hash: string, previousLocation: object | null = null): void {
  window.location.hash = hash;
  onRouteDidUpdate?.({ location: { hash }, previousLocation } as never);
}

test('scrolls to the heading that the opened URL names', () => {
  navigate('#sizes');
  navigate(`#${encodeURIComponent('größen')}`);
  expect(scrolledTo).toEqual(['sizes', 'größen']);
});

test('leaves other pages and later navigations alone', () => {
  navigate('');
  navigate('#missing');
  navigate('#%');
  navigate('#sizes', { hash: '' });
  expect(scrolledTo).toEqual([]);
});

test('leaves a position alone that’s being restored', () => {
  jest.mocked(isRestoringScroll).mockReturnValueOnce(true);
  navigate('#sizes');
  expect(scrolledTo).toEqual([]);
});
