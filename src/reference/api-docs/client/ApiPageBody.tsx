import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ApiView as View } from '../model/apiView';
import { GROUP_IDS, IMPORT_ID } from '../model/sectionIds';
import { getGroupTitle, getImportTitle } from './sectionTitles';
import { ApiSummary } from './ApiSummary';
import { ApiTable } from './ApiTable';
import { ChangeList } from './ChangeList';
import { Html } from './Html';
import { SectionHeading } from './SectionHeading';
import { SinceBadge } from './SinceBadge';
import styles from './Api.module.css';

/** Long lines scroll sideways, so the block must be reachable by keyboard. */
function Code({ html }: { readonly html: string }): ReactNode {
  return (
    <Html as="div" className={styles.code} html={`<pre tabindex="0"><code>${html}</code></pre>`} />
  );
}

/** The content of an API page. Rendered at build time; production pages never load it. */
export function ApiPageBody({ view }: { readonly view: View }): ReactNode {
  return (
    <>
      {view.deprecatedHtml === undefined ? null : (
        <div className="alert alert--warning" role="note">
          <strong>
            <Translate id="site.apiDocs.deprecated" description="Badge on deprecated names">
              Deprecated
            </Translate>
          </strong>{' '}
          <Html as="span" html={view.deprecatedHtml} />
        </div>
      )}
      {view.descriptionHtml === '' ? null : (
        <Html
          as="div"
          className={styles.intro}
          html={view.descriptionHtml}
          lang={view.descriptionLang}
        />
      )}
      {view.kind === 'index' ? null : <ApiSummary view={view} />}
      <SinceBadge since={view.since} />
      <ChangeList changes={view.changes ?? []} />
      {(view.groups ?? []).map(({ kind, links }) => (
        <section key={kind}>
          <SectionHeading id={GROUP_IDS[kind]} title={getGroupTitle(kind)} />
          <ul className={styles.index}>
            {links.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>
                  <code>{text}</code>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {view.importsHtml === undefined ? null : (
        <>
          <SectionHeading id={IMPORT_ID} title={getImportTitle()} />
          <Code html={view.importsHtml} />
        </>
      )}
      {view.declarationHtml === undefined ? null : <Code html={view.declarationHtml} />}
      {view.acceptsProps === false ? (
        <p>
          <Translate
            id="site.apiDocs.noProps"
            description="On the API page of a component without props"
          >
            This component doesn’t have props.
          </Translate>
        </p>
      ) : null}
      {view.tables.map((table) => (
        <ApiTable key={table.kind} table={table} view={view} />
      ))}
      {view.types.map(({ id, name, html }) => (
        <div
          key={id}
          id={id}
          popover="auto"
          className={styles.popover}
          role="dialog"
          aria-label={name}
        >
          <Code html={html} />
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className={styles.close}
          >
            <Translate
              id="site.apiDocs.closeType"
              description="Button that closes a type’s declaration"
            >
              Close
            </Translate>
          </button>
        </div>
      ))}
    </>
  );
}
