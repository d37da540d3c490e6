import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { VersionRow, VersionTable } from '../model/versionTable';
import styles from './PageLists.module.css';
import { formatVersionLabel } from './formatVersionLabel';

interface Props {
  readonly table: VersionTable;
}

/** The versions of one product as a table. */
export function ProductVersions({ table: { id, name, rows, links } }: Props): ReactNode {
  const headingId = `versions-${id}`;
  return (
    <section aria-labelledby={headingId}>
      <Heading as="h2" id={headingId}>
        {name}
      </Heading>
      <table className={styles.table} aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">{translate({ id: 'site.versions.version', message: 'Version' })}</th>
            <th scope="col">
              {translate({ id: 'site.versions.documentation', message: 'Documentation' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.text}>
              <th scope="row">
                <bdi>{row.text}</bdi>
                {row.isCurrent ? (
                  <span className={styles.current}>
                    {translate({ id: 'site.versions.current', message: 'Current' })}
                  </span>
                ) : null}
              </th>
              <td>
                <DocumentationLink name={name} row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {links.map(({ text, href }) => (
        <p key={href}>
          <Link to={href} aria-label={`${formatVersionLabel(text)}: ${name}`}>
            {formatVersionLabel(text)}
          </Link>
        </p>
      ))}
    </section>
  );
}

function DocumentationLink({
  name,
  row,
}: {
  readonly name: string;
  readonly row: VersionRow;
}): ReactNode {
  if (row.href === undefined) return '–';
  return (
    <Link to={row.href}>
      <bdi>
        {translate(
          { id: 'site.versions.link', message: '{name} {version}' },
          { name, version: row.text },
        )}
      </bdi>
    </Link>
  );
}
