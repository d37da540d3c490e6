import { Fragment } from 'react';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { WideTable } from '../../../writing/content/client/WideTable';
import type { ClassNameGroup } from '../model/listTypes';
import { SECTION_IDS } from '../model/sectionIds';
import styles from './Api.module.css';
import listStyles from './ClassNameList.module.css';

/** A table of all CSS class names of a product's components. */
export function ClassNameList({
  groups,
}: {
  readonly groups: readonly ClassNameGroup[];
}): ReactNode {
  return (
    <div data-class-names="" className={listStyles.list}>
      <WideTable>
        <thead>
          <tr>
            <th scope="col">{translate({ id: 'site.apiDocs.component', message: 'Component' })}</th>
            <th scope="col">
              {translate({ id: 'site.apiDocs.classNames', message: 'Class names' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ components, classNames }) => (
            <tr key={components[0]?.name}>
              <th scope="row">
                {components.map(({ name, pathname }) => (
                  <Fragment key={name}>
                    <Link
                      className={styles.componentLink}
                      to={`${pathname}#${SECTION_IDS.classes}`}
                    >
                      {name}
                    </Link>{' '}
                  </Fragment>
                ))}
              </th>
              <td>
                {classNames.map((name) => (
                  <Fragment key={name}>
                    <code>{`.${name}`}</code>{' '}
                  </Fragment>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  );
}
