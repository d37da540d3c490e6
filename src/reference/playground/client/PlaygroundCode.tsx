import { createElement, useRef } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { BlockCopyButton } from '../../../writing/code/client/BlockCopyButton';
import { TOKEN_ELEMENTS } from '../../../writing/code/model/coloredTokens';
import { printJsx, printProps } from '../model/printJsx';
import type { CodeToken } from '../model/printJsx';
import type { KnobValues, PlaygroundSpec } from '../model/types';
import styles from './Playground.module.css';

function Tokens({ tokens }: { readonly tokens: readonly CodeToken[] }): ReactNode {
  return tokens.map(({ text, color }, index) =>
    color === undefined ? text : createElement(TOKEN_ELEMENTS[color], { key: index }, text),
  );
}

interface Props {
  readonly spec: PlaygroundSpec;
  readonly values: KnobValues;
}

/** The JSX of what the preview shows, as an app would contain it. */
export function PlaygroundCode({ spec, values }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const { template } = spec;
  return (
    <div className={styles.source}>
      <pre
        // Long code scrolls, so it must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={translate(
          { id: 'site.playground.code', message: 'JSX for the {name} playground' },
          { name: spec.of },
        )}
      >
        <code ref={code}>
          {template === undefined ? (
            <Tokens tokens={printJsx(spec, values)} />
          ) : (
            <>
              <span dangerouslySetInnerHTML={{ __html: template.beforeHtml }} />
              <Tokens tokens={printProps(spec, values, template).tokens} />
              <span dangerouslySetInnerHTML={{ __html: template.afterHtml }} />
            </>
          )}
        </code>
      </pre>
      <div data-needs-script="" className={styles.copy}>
        <BlockCopyButton getText={() => code.current?.textContent ?? ''} />
      </div>
    </div>
  );
}
