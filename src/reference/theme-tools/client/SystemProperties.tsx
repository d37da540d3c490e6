import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import properties from '@shared-data/theme-tools/system-properties.json';
import styles from './VariableTables.module.css';

/** Every key of the `sx` prop that the system treats specially, made by running the system. */
export function SystemProperties(): ReactNode {
  const label = translate({ id: 'site.themeTools.properties', message: 'System properties' });
  return (
    // A table that is wider than the page scrolls, so keyboards have to reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate({ id: 'site.themeTools.key', message: 'Key' })}</th>
            <th scope="col">{translate({ id: 'site.themeTools.css', message: 'CSS' })}</th>
            <th scope="col">
              {translate({ id: 'site.themeTools.themeKey', message: 'Theme key' })}
            </th>
            <th scope="col">{translate({ id: 'site.themeTools.example', message: 'Example' })}</th>
          </tr>
        </thead>
        <tbody>
          {properties.map(({ name, css, themeKey, example }) => (
            <tr key={name} id={`property-${name}`}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>{css.join(', ')}</td>
              <td>{themeKey === undefined ? null : <code>{themeKey}</code>}</td>
              <td>
                {example === undefined ? null : (
                  <>
                    <code>{example.sx}</code>
                    <span className={styles.result}>{example.css}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
