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

interface Look {
  readonly icon: ButtonIconName;
  /** The accessible name, which is also the tooltip. */
  readonly label: string;
}

const lookOf = ({ icon, label }: Look): object => ({
  'data-icon': icon,
  'aria-label': label,
  // The toolbar around it has one tab stop (`useRovingFocus`).
  tabIndex: -1,
});

/** A button of a toolbar: a picture with a name that shows on hover and focus. */
export function IconButton({
  icon,
  label,
  className,
  ...props
}: Look & ComponentProps<'button'>): ReactNode {
  return (
    <button
      type="button"
      {...lookOf({ icon, label })}
      {...props}
      className={clsx(styles.button, className)}
    />
  );
}

/** The same as a link to another site. */
export function IconLink({ icon, label, href }: Look & { readonly href: string }): ReactNode {
  return (
    // Its name is its picture's: the rule doesn't see it behind the spread.
    // eslint-disable-next-line jsx-a11y/anchor-has-content
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      {...lookOf({ icon, label })}
      className={styles.button}
    />
  );
}
