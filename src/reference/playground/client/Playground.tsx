import { useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useCopy } from '../../../writing/code/client/useCopy';
import { useUiLanguage } from '../../../foundation/messages/client/uiLanguage';
import { Preview } from '../../../demos/demos/client/Preview';
import type { PlaygroundSpec } from '../model/types';
import { createLiveDemo } from './createLiveDemo';
import { createPlaygroundStore } from './createPlaygroundStore';
import { KnobField } from './KnobField';
import { PlaygroundCode } from './PlaygroundCode';
import styles from './Playground.module.css';
import type { PlaygroundSource } from './types';

interface Props {
  /** A `PlaygroundSpec` as JSON, which `remarkPlayground` adds. */
  readonly spec: string;
  readonly source: PlaygroundSource;
}

/**
 * A live component with a control for each prop that the page lists, and the JSX that renders it.
 * The chosen values are kept in the URL. Without JavaScript, it shows the component with its
 * initial props and their code.
 */
export function Playground({ spec: json, source }: Props): ReactNode {
  const spec = useMemo(() => JSON.parse(json) as PlaygroundSpec, [json]);
  const [store] = useState(() =>
    createPlaygroundStore(spec, typeof window === 'undefined' ? '' : window.location.search),
  );
  const demo = useMemo(() => createLiveDemo(spec, source, store), [spec, source, store]);
  const values = useSyncExternalStore(store.subscribe, store.get, store.getInitial);
  const [version, setVersion] = useState(0);
  const { isCopied, copy } = useCopy();
  const uiLanguage = useUiLanguage();
  const id = `${spec.of}-playground`;
  return (
    <figure
      id={id}
      data-playground={spec.of}
      className={styles.playground}
      aria-label={translate(
        { id: 'site.playground.name', message: '{name} playground' },
        { name: spec.of },
      )}
    >
      <div className={styles.layout}>
        <div className={styles.preview}>
          <Preview demo={demo} version={version} />
        </div>
        <div
          data-needs-script=""
          role="group"
          aria-label={translate({ id: 'site.playground.knobs', message: 'Props' })}
          className={styles.knobs}
        >
          {spec.knobs.map((knob) => (
            <KnobField
              key={knob.name}
              knob={knob}
              value={values[knob.name]}
              onChange={(value) => {
                store.set(knob, value);
              }}
            />
          ))}
          <div {...uiLanguage} className={styles.actions}>
            <button
              type="button"
              className={styles.button}
              onClick={() => {
                store.reset();
                setVersion(version + 1);
              }}
            >
              <Translate id="site.playground.reset">Reset props</Translate>
            </button>
            <button
              type="button"
              className={styles.button}
              onClick={() => {
                const { origin, pathname } = window.location;
                void copy(`${origin}${pathname}${store.getSearch()}#${id}`);
              }}
            >
              <span aria-live="polite">
                {isCopied ? (
                  <Translate id="site.export.linkCopied">Link copied</Translate>
                ) : (
                  <Translate id="site.playground.link">Copy link</Translate>
                )}
              </span>
            </button>
          </div>
        </div>
      </div>
      <PlaygroundCode spec={spec} values={values} />
    </figure>
  );
}
