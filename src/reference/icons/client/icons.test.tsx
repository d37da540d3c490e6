import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AllNames } from './AllNames';
import { Icon } from './Icon';
import { IconControls } from './IconControls';
import { EMPTY_ICON_QUERY } from './iconQuery';

test('AllNames groups names by letter and lists styles when an icon lacks some', () => {
  render(
    <AllNames
      entries={[
        ['Abc', 31],
        ['Add', 31],
        ['GitHub', 1],
      ]}
    />,
  );
  expect(screen.getByText('Abc · Add')).toBeInTheDocument();
  expect(screen.getByText('GitHub (Filled)')).toBeInTheDocument();
});

test('Icon renders nested elements and is hidden from screen readers', () => {
  const { container } = render(
    <Icon shape={[['g', { fillRule: 'evenodd' }, [['circle', { r: '2' }]]]]} />,
  );
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('g[fill-rule="evenodd"] > circle')).toHaveAttribute('r', '2');
});

test('IconControls reports typing and choosing a style', async () => {
  const onChange = jest.fn();
  const counts = { Filled: 2000, Outlined: 1, Rounded: 1, TwoTone: 1, Sharp: 1 };
  render(<IconControls state={EMPTY_ICON_QUERY} counts={counts} onChange={onChange} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search icons' }), 'a');
  expect(onChange).toHaveBeenLastCalledWith({ query: 'a' });
  await userEvent.click(screen.getByRole('radio', { name: /Two tone/ }));
  expect(onChange).toHaveBeenLastCalledWith({ style: 'TwoTone' });
  expect(screen.getByText('2,000')).toBeInTheDocument();
});
