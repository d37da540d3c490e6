import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { PageBadges } from '../../../shell/navigation/client/PageBadges';
import type { ApiView } from '../model/apiView';
import styles from './Api.module.css';

/** More demos than these would make a tall column of short lines. */
const MAX_DEMOS_OF_COLUMN = 3;

function Fact({
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

/** A name in code font, as a link when it has a page. */
export function Name({ name, href }: { readonly name: string; readonly href?: string }): ReactNode {
  const code = <code>{name}</code>;
  return href === undefined ? code : <a href={href}>{code}</a>;
}

function Demos({ view }: { readonly view: ApiView }): ReactNode {
  if (view.demos.length === 0) return null;
  return (
    <Fact
      title={
        <Translate id="site.apiDocs.demos" description="Fact on API pages: pages with demos">
          Demos
        </Translate>
      }
      isWide={view.demos.length > MAX_DEMOS_OF_COLUMN}
    >
      {view.demos.map(({ text, href }, index) => (
        <span key={href}>
          {index === 0 ? '' : ', '}
          <a href={href}>{text}</a>
        </span>
      ))}
    </Fact>
  );
}

function Ref({ target }: { readonly target: string }): ReactNode {
  return (
    <Fact title="ref">
      {target === 'unknown' ? (
        <Translate id="site.apiDocs.refAny" description="Fact on API pages: where the ref leads">
          accepted
        </Translate>
      ) : (
        <code>{target}</code>
      )}
    </Fact>
  );
}

/** The facts of an API page that fit on a line each. */
export function ApiFacts({ view }: { readonly view: ApiView }): ReactNode {
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
    <dl className={styles.facts}>
      <Demos view={view} />
      <Fact
        title={
          <Translate id="site.apiDocs.package" description="Fact on API pages">
            Package
          </Translate>
        }
      >
        <code>{packageName}</code> <bdi>{version}</bdi>
        <PageBadges plan={plan} />
      </Fact>
      {inherits === undefined ? null : (
        <Fact
          title={
            <Translate
              id="site.apiDocs.inheritance"
              description="Fact on API pages: who gets the other props"
            >
              Other props go to
            </Translate>
          }
        >
          <Name {...inherits} />
        </Fact>
      )}
      {element === undefined ? null : (
        <Fact
          title={
            <Translate
              id="site.apiDocs.element"
              description="Fact on API pages: who gets the other props"
            >
              Other props go to
            </Translate>
          }
        >
          <code>{`<${element}>`}</code>
        </Fact>
      )}
      {refTarget === undefined ? null : <Ref target={refTarget} />}
      {themeName === undefined ? null : (
        <Fact
          title={
            <Translate
              id="site.apiDocs.themeName"
              description="Fact on API pages: key in the theme"
            >
              Theme name
            </Translate>
          }
        >
          <code>{themeName}</code>
        </Fact>
      )}
      {source === undefined ? null : (
        <Fact
          title={
            <Translate
              id="site.apiDocs.source"
              description="Fact on API pages: link to the source code"
            >
              Source
            </Translate>
          }
        >
          <a href={source.href}>{source.text}</a>
        </Fact>
      )}
    </dl>
  );
}
