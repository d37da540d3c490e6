import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { PageBadges } from '../../../shell/navigation/client/PageBadges';
import type { ApiView } from '../model/apiView';
import styles from './Api.module.css';

/** With more demos than this, a single grid column would wrap into a tall stack of short lines. */
const MAX_DEMOS_IN_COLUMN = 3;

function SummaryItem({
  title,
  children,
  isWide = false,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly isWide?: boolean;
}): ReactNode {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Renders a name in code font, linked when it has a page. */
export function CodeLink({
  name,
  href,
}: {
  readonly name: string;
  readonly href?: string;
}): ReactNode {
  const code = <code>{name}</code>;
  return href === undefined ? code : <a href={href}>{code}</a>;
}

function Demos({ view }: { readonly view: ApiView }): ReactNode {
  if (view.demos.length === 0) return null;
  return (
    <SummaryItem
      title={
        <Translate id="site.apiDocs.demos" description="API page summary: pages with demos">
          Demos
        </Translate>
      }
      isWide={view.demos.length > MAX_DEMOS_IN_COLUMN}
    >
      {view.demos.map(({ text, href }, index) => (
        <span key={href}>
          {index === 0 ? '' : ', '}
          <a href={href}>{text}</a>
        </span>
      ))}
    </SummaryItem>
  );
}

function Ref({ target }: { readonly target: string }): ReactNode {
  return (
    <SummaryItem title="ref">
      {target === 'unknown' ? (
        <Translate
          id="site.apiDocs.refAny"
          description="API page summary: the component accepts a ref"
        >
          supported
        </Translate>
      ) : (
        <code>{target}</code>
      )}
    </SummaryItem>
  );
}

/**
 * The definition list at the top of an API page: demos, package, inheritance, ref, theme name,
 * source.
 */
export function ApiSummary({ view }: { readonly view: ApiView }): ReactNode {
  const {
    package: packageName,
    version,
    plan,
    themeName,
    inherits,
    element,
    refTarget,
    source,
  } = view;
  return (
    <dl className={styles.summary}>
      <Demos view={view} />
      <SummaryItem
        title={
          <Translate id="site.apiDocs.package" description="API page summary">
            Package
          </Translate>
        }
      >
        <code>{packageName}</code> <bdi>{version}</bdi>
        <PageBadges plan={plan} />
      </SummaryItem>
      {inherits === undefined ? null : (
        <SummaryItem
          title={
            <Translate
              id="site.apiDocs.inheritance"
              description="API page summary: what receives the other props"
            >
              Other props go to
            </Translate>
          }
        >
          <CodeLink {...inherits} />
        </SummaryItem>
      )}
      {element === undefined ? null : (
        <SummaryItem
          title={
            <Translate
              id="site.apiDocs.element"
              description="API page summary: what receives the other props"
            >
              Other props go to
            </Translate>
          }
        >
          <code>{`<${element}>`}</code>
        </SummaryItem>
      )}
      {refTarget === undefined ? null : <Ref target={refTarget} />}
      {themeName === undefined ? null : (
        <SummaryItem
          title={
            <Translate id="site.apiDocs.themeName" description="API page summary: key in the theme">
              Theme name
            </Translate>
          }
        >
          <code>{themeName}</code>
        </SummaryItem>
      )}
      {source === undefined ? null : (
        <SummaryItem
          title={
            <Translate
              id="site.apiDocs.source"
              description="API page summary: link to the source code"
            >
              Source
            </Translate>
          }
        >
          <a href={source.href}>{source.text}</a>
        </SummaryItem>
      )}
    </dl>
  );
}
