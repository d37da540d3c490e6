import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './StartPage.module.css';

/** Not translated, because they're names of components and functions. */
const PAGES = [
  ['Button', '/material-ui/react-button'],
  ['Text Field', '/material-ui/react-text-field'],
  ['Dialog', '/material-ui/react-dialog'],
  ['App Bar', '/material-ui/react-app-bar'],
  ['Palette', '/material-ui/customization/palette'],
  ['Dark mode', '/material-ui/customization/dark-mode'],
  ['sx', '/system/getting-started/the-sx-prop'],
  ['Box', '/system/react-box'],
  ['Data Grid', '/x/react-data-grid'],
  ['Bar chart', '/x/react-charts/bars'],
  ['Date Picker', '/x/react-date-pickers/date-picker'],
  ['Dashboard Layout', '/toolpad/core/react-dashboard-layout'],
] as const;

/** Links to pages that many readers look for. */
export function QuickLinks(): ReactNode {
  return (
    <nav aria-labelledby="quick-links">
      <h2 id="quick-links" className={styles.heading}>
        <Translate id="site.start.quickLinks">Popular pages</Translate>
      </h2>
      <ul className={styles.chips}>
        {PAGES.map(([name, to]) => (
          <li key={to}>
            <Link className={styles.chip} to={to}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles.chip} to="/all-pages">
            <Translate id="site.start.allPages">All pages</Translate>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
