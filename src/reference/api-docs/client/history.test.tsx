import { render, screen } from '@testing-library/react';
import { ChangeList } from './ChangeList';
import { SinceBadge } from './SinceBadge';

test('SinceBadge shows an exact version alone and a gap as a range', () => {
  const { rerender, container } = render(
    <SinceBadge since={{ version: '6.4.0', after: '6.3.0', isExact: true }} />,
  );
  expect(screen.getByText('since 6.4')).toBeInTheDocument();
  rerender(<SinceBadge since={{ version: '8.10.0', after: '8.0.0', isExact: false }} />);
  expect(screen.getByText('added between 8.0 and 8.10')).toBeInTheDocument();
  rerender(<SinceBadge since={undefined} />);
  expect(container).toBeEmptyDOMElement();
});

test('ChangeList groups changes by version', () => {
  const { container } = render(
    <ChangeList
      changes={[
        { version: '7.0.0', kind: 'default', prop: 'size', from: "'normal'", to: "'medium'" },
        { version: '7.0.0', kind: 'removed', prop: 'old' },
        { version: '6.0.0', kind: 'component' },
      ]}
    />,
  );
  expect(screen.getByText('Changes since 6.0')).toBeInTheDocument();
  expect(container.querySelectorAll('dt')).toHaveLength(2);
  expect(screen.getByText(/default changed from 'normal' to 'medium'/)).toBeInTheDocument();
  expect(screen.getByText('component added')).toBeInTheDocument();
});
