import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import properties from '@shared-data/theme-tools/system-properties.json';
import styles from './VariableTables.module.css';

/** A path that breaks after its dots, so that a narrow column doesn't split the last word. */
function ThemeKey({ path }: { readonly path: string }): ReactNode {
  return (
    <code>
      {path.split(/(?<=\.)/u).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

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
              <td>{themeKey === undefined ? null : <ThemeKey path={themeKey} />}</td>
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
