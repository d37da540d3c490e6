import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import styles from './IconButton.module.css';

type ButtonIconName =
  | 'codesandbox'
  | 'download'
  | 'edit'
  | 'github'
  | 'link'
  | 'more'
  | 'reset'
  | 'stackblitz'
  | 'view';

interface IconProps {
  readonly icon: ButtonIconName;
  /** The accessible name, which is also the tooltip. */
  readonly label: string;
}

const getIconAttributes = ({ icon, label }: IconProps): object => ({
  'data-icon': icon,
  'aria-label': label,
  // The controls of the toolbar share one tab stop (`useRovingFocus`).
  tabIndex: -1,
});

/** An icon button for a toolbar. Its label appears as a tooltip on hover and focus. */
export function IconButton({
  icon,
  label,
  className,
  ...props
}: IconProps & ComponentProps<'button'>): ReactNode {
  return (
    <button
      type="button"
      {...getIconAttributes({ icon, label })}
      {...props}
      className={clsx(styles.button, className)}
    />
  );
}

/** An `IconButton` that is a link to another site. */
export function IconLink({ icon, label, href }: IconProps & { readonly href: string }): ReactNode {
  return (
    // The link's name is `aria-label`, which the rule can't see through the spread.
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...getIconAttributes({ icon, label })}
      className={styles.button}
    />
  );
}
