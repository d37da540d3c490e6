import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

interface SectionLinkProps extends Omit<React.ComponentPropsWithoutRef<'a'>, 'href'> {
  to: string;
}

const SectionLink = React.forwardRef<HTMLAnchorElement, SectionLinkProps>(
  function SectionLink(props, ref) {
    const { to, children, ...rest } = props;
    return (
      <a {...rest} ref={ref} href={`#${to}`}>
        {children}
      </a>
    );
  },
);

const sections = [
  { to: 'change-the-root-element', title: 'Change the root element' },
  { to: 'refs', title: 'Refs' },
  { to: 'write-a-wrapper', title: 'Write a wrapper' },
];

export default function SectionLinks() {
  return (
    <List aria-label="Sections of this guide" sx={{ width: '100%', maxWidth: 320 }}>
      {sections.map(({ to, title }) => (
        <ListItem key={to} disablePadding>
          <ListItemButton component={SectionLink} to={to}>
            <ListItemText primary={title} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
