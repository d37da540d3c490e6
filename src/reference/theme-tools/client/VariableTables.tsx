import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { VariableGroup } from '../model/types';
import { ThemeValue } from './ThemeValue';
import styles from './VariableTables.module.css';

interface Props {
  readonly groups: readonly VariableGroup[];
}

/** CSS variables by group, in native `<details>` that open without JavaScript. */
export function VariableTables({ groups }: Props): ReactNode {
  return groups.map(({ name, variables }) => (
    <details key={name} className={styles.group}>
      <summary>
        <code>{name}</code> <span className={styles.count}>{variables.length}</span>
      </summary>
      {/* A table that's wider than the page scrolls, so it must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} role="region" aria-label={name} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                {translate({ id: 'site.themeTools.variable', message: 'Variable' })}
              </th>
              <th scope="col">{translate({ id: 'site.themeTools.light', message: 'Light' })}</th>
              <th scope="col">
                {translate({ id: 'site.themeTools.darkColumn', message: 'Dark' })}
              </th>
            </tr>
          </thead>
          <tbody>
            {variables.map(({ name: variable, light, dark }) => (
              <tr key={variable}>
                <th scope="row">
                  <code>{variable}</code>
                </th>
                <td>
                  <ThemeValue text={light} />
                </td>
                <td>
                  {dark === undefined ? (
                    translate({ id: 'site.themeTools.same', message: 'same' })
                  ) : (
                    <ThemeValue text={dark} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  ));
}
