import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { useNumberFormat } from '../../../foundation/messages/client/useNumberFormat';
import {
  BEST_PRACTICE_TAG,
  KNOWN_VIOLATIONS,
  WCAG_TAGS,
} from '../../../foundation/site/model/accessibilityChecks';
import type { AccessibilityFigures } from '../model/accessibilityFigures';
import styles from './PageLists.module.css';

interface Props {
  readonly figures: AccessibilityFigures;
}

/** The accessibility statement. Its numbers and rules come from the tests, so they can't go stale. */
export default function AccessibilityPage({ figures }: Props): ReactNode {
  const title = translate({ id: 'site.accessibility.title', message: 'Accessibility' });
  return (
    <Layout
      title={title}
      description={translate({
        id: 'site.accessibility.description',
        message: 'How this site is checked for accessibility, how often, and what still fails.',
      })}
    >
      <main className={`container markdown ${styles.page} ${styles.narrow}`}>
        <Heading as="h1">{title}</Heading>
        <p>
          <Translate id="site.accessibility.lead">
            Everyone should be able to read these pages and use the demos, with a keyboard, a screen
            reader, or magnified text. This page is generated from the automated checks, so it shows
            what they cover and no more than that.
          </Translate>
        </p>
        <Checks figures={figures} />
        <Rules axeVersion={figures.axeVersion} />
        <KnownFailures />
        <Heading as="h2" id="limits">
          {translate({ id: 'site.accessibility.limits', message: 'What checks can’t find' })}
        </Heading>
        <p>
          <Translate id="site.accessibility.limitsText">
            Automated checks find missing names, low contrast, and broken structure. They can’t tell
            whether a label is clear or whether the order of a page makes sense. If something keeps
            you from using this site, tell us with the question at the end of each page.
          </Translate>
        </p>
      </main>
    </Layout>
  );
}

function Checks({ figures: { pages, demos, variants, checkedOn } }: Props): ReactNode {
  const format = useNumberFormat();
  return (
    <>
      <Heading as="h2" id="checks">
        {translate({ id: 'site.accessibility.checks', message: 'What we check' })}
      </Heading>
      <ul>
        <li>
          <Translate id="site.accessibility.pages" values={{ count: format(pages) }}>
            {'Every documentation page ({count} of them), in light and dark mode.'}
          </Translate>
        </li>
        <li>
          <Translate
            id="site.accessibility.demos"
            values={{ count: format(demos), variants: format(variants) }}
          >
            {
              'Every demo on its own ({count}, or {variants} counting each styling), in light and dark mode. Each one is also rendered from right to left and must not log an error.'
            }
          </Translate>
        </li>
        <li>
          <Translate id="site.accessibility.keyboard">
            Every row of the keyboard tables, by pressing the key in a browser.
          </Translate>
        </li>
        <li>
          <Translate id="site.accessibility.templates">
            Every type of page, on a phone and on a desktop, including with menus, settings, and
            code open. It must follow the rules, its targets must be at least 24 pixels, and its
            text must fit.
          </Translate>
        </li>
      </ul>
      {checkedOn === undefined ? null : (
        <p>
          <Translate
            id="site.accessibility.when"
            description="{date} is an ISO date in a time element"
            values={{ date: <time dateTime={checkedOn}>{checkedOn}</time> }}
          >
            {
              'All of these checks run every night. Before each release, they run on what changed and on a sample of the rest. The pages that you see are from {date}.'
            }
          </Translate>
        </p>
      )}
    </>
  );
}

/** Returns the name of an axe tag: `wcag21aa` is `WCAG 2.1 AA`. */
function formatWcagTag(tag: string): string {
  const [, major = '', minor = '', level = ''] = /^wcag(\d)(\d?)(a+)$/.exec(tag) ?? [];
  return `WCAG ${major}.${minor === '' ? '0' : minor} ${level.toUpperCase()}`;
}

function Rules({ axeVersion }: { readonly axeVersion: string }): ReactNode {
  return (
    <>
      <Heading as="h2" id="rules">
        {translate({ id: 'site.accessibility.rules', message: 'Rules' })}
      </Heading>
      <p>
        <Translate
          id="site.accessibility.rulesText"
          values={{
            axe: (
              <Link to="https://github.com/dequelabs/axe-core">
                <bdi>{`axe-core ${axeVersion}`}</bdi>
              </Link>
            ),
            tag: <code>{BEST_PRACTICE_TAG}</code>,
          }}
        >
          {
            '{axe} tests pages and demos against these sets of rules, and pages against its {tag} rules as well. A single violation stops a release.'
          }
        </Translate>
      </p>
      <ul>
        {WCAG_TAGS.map((tag) => (
          <li key={tag}>
            <bdi>{formatWcagTag(tag)}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

function KnownFailures(): ReactNode {
  return (
    <>
      <Heading as="h2" id="failures">
        {translate({ id: 'site.accessibility.failures', message: 'Known failures' })}
      </Heading>
      <ul>
        {KNOWN_VIOLATIONS.map(({ demo, rule, packageName }) => (
          <li key={`${demo} ${rule}`}>
            <Translate
              id="site.accessibility.failure"
              values={{
                demo: <Link to={`pathname:///demo/${demo}`}>{demo.replace(/^.*\//, '')}</Link>,
                rule: <code>{rule}</code>,
                package: <code>{packageName}</code>,
              }}
            >
              {'{demo} violates the rule {rule}. The markup comes from {package}.'}
            </Translate>
          </li>
        ))}
        <li>
          <Translate id="site.accessibility.watermark">
            The notice that MUI X shows over its commercial components when there’s no license key
            isn’t checked.
          </Translate>
        </li>
      </ul>
    </>
  );
}
