import { Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { WideTable } from '../../content/client/WideTable';
import styles from './KeyboardTable.module.css';
import { getKeyLabel } from './getKeyLabel';

interface Row {
  readonly keys: readonly string[];
  readonly label?: string;
  readonly html: string;
}

interface Props {
  /** The name of the demo on this page in which the keys are tested. */
  readonly demo: string;
  /** `Row[]` as JSON, from `remarkKeyboardTable`. */
  readonly rows: string;
}

/** Renders a key combination such as `Shift+Tab`, one `<kbd>` per key. */
function Keys({ name }: { readonly name: string }): ReactNode {
  return name.split('+').map((part, index) => (
    <Fragment key={part}>
      {index === 0 ? null : ' + '}
      <kbd>{getKeyLabel(part)}</kbd>
    </Fragment>
  ));
}

/** Shows what keys do in a component. A browser test presses the keys of each row in the demo. */
export function KeyboardTable({ demo, rows: json }: Props): ReactNode {
  const rows = useMemo(() => JSON.parse(json) as readonly Row[], [json]);
  return (
    <div data-keyboard-table={demo} className={styles.table}>
      <WideTable>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="site.keyboard.key" description="Column heading in a keyboard table">
                Key
              </Translate>
            </th>
            <th scope="col">
              <Translate id="site.keyboard.effect" description="Column heading in a keyboard table">
                Effect
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ keys, label, html }) => (
            <tr key={keys.join() + html}>
              <td>
                {label ??
                  keys.map((name, index) => (
                    <Fragment key={name}>
                      {index === 0 ? null : ', '}
                      <Keys name={name} />
                    </Fragment>
                  ))}
              </td>
              <td dangerouslySetInnerHTML={{ __html: html }} />
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p className={styles.note}>
        <Translate
          id="site.keyboard.tested"
          description="Below a keyboard table; {demo} is a link to the demo"
          values={{ demo: <a href={`#${demo}`}>{demo}</a> }}
        >
          {'Automated browser tests press these keys in {demo}.'}
        </Translate>
      </p>
    </div>
  );
}
