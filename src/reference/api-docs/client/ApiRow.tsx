import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { PageBadges } from '../../../shell/navigation/client/PageBadges';
import type { RowView } from '../model/apiView';
import { CodeLink } from './ApiSummary';
import { Html } from './Html';
import { SinceBadge } from './SinceBadge';
import styles from './Api.module.css';

function RowBadges({ row }: { readonly row: RowView }): ReactNode {
  return (
    <>
      {row.isRequired === true ? (
        <span className={styles.required}>
          <Translate id="site.apiDocs.required" description="Badge on required props">
            required
          </Translate>
        </span>
      ) : null}
      {row.deprecatedHtml === undefined ? null : (
        <span className={styles.deprecated}>
          <Translate id="site.apiDocs.deprecatedMark" description="Badge on deprecated props">
            deprecated
          </Translate>
        </span>
      )}
      {row.isState === true ? (
        <span className={styles.mark}>
          <Translate
            id="site.apiDocs.state"
            description="Badge on CSS classes for a state, shared by all components"
          >
            state
          </Translate>
        </span>
      ) : null}
      <PageBadges plan={row.plan} />
      {row.isNative === true ? (
        <span className={styles.mark}>
          <Translate
            id="site.apiDocs.native"
            description="Badge on props that are HTML attributes of the element"
          >
            native
          </Translate>
        </span>
      ) : null}
    </>
  );
}

/** One row of a table: name and badges, type and default, description. */
export function ApiRow({ row }: { readonly row: RowView }): ReactNode {
  const label = translate(
    {
      id: 'site.apiDocs.rowLink',
      message: 'Link to {name}',
      description: 'Label of the link next to a row',
    },
    { name: row.name },
  );
  return (
    <tr id={row.id} data-since={row.sinceAttribute}>
      <th scope="row">
        <code className={styles.name}>{row.name}</code>
        <a href={`#${row.id}`} className={styles.rowLink} aria-label={label}>
          #
        </a>
        <RowBadges row={row} />
        <SinceBadge since={row.since} />
        {row.from === undefined ? null : (
          <span className={styles.from}>
            <Translate
              id="site.apiDocs.from"
              description="Before the component that a prop is inherited from"
            >
              from
            </Translate>{' '}
            <CodeLink {...row.from} />
          </span>
        )}
      </th>
      <td>
        {row.typeHtml === undefined ? null : (
          <Html as="div" className={styles.type} html={row.typeHtml} />
        )}
        {row.code === undefined ? null : <code>{row.code}</code>}
        {row.default === undefined ? null : (
          <div className={styles.default}>
            <Translate id="site.apiDocs.default" description="Before the default value of a prop">
              Default:
            </Translate>{' '}
            <code>{row.default}</code>
          </div>
        )}
      </td>
      <td>
        {row.deprecatedHtml === undefined || row.deprecatedHtml === '' ? null : (
          <Html
            as="div"
            className={styles.advice}
            html={row.deprecatedHtml}
            lang={row.descriptionLang}
          />
        )}
        <Html
          as="div"
          className={styles.description}
          html={row.descriptionHtml}
          lang={row.descriptionLang}
        />
      </td>
    </tr>
  );
}
