import { useState } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { CopyButton } from '../../../writing/code/client/CopyButton';
import { formatThemeCode, listVariables } from '../model/colorDraft';
import type { ColorDraft } from '../model/colorDraft';
import { ColorRole } from './ColorRole';
import styles from './ColorTool.module.css';

/** The library's own colors. */
const START: ColorDraft = { primary: '#1976d2', secondary: '#9c27b0' };

/** Paints the site and its demos, until the page is loaded anew or the colors are put back. */
function paint(draft: ColorDraft, isApplied: boolean): void {
  const { style } = document.documentElement;
  for (const [name, value] of listVariables(draft)) {
    if (isApplied) style.setProperty(name, value);
    else style.removeProperty(name);
  }
}

/** Chooses the colors of a theme: tones, contrast, the code to take away, and a look at them here. */
export function ColorTool(): ReactNode {
  const [draft, setDraft] = useState(START);
  const [isApplied, setApplied] = useState(false);
  const change = (part: Partial<ColorDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (isApplied) paint(next, true);
  };
  const toggle = (): void => {
    paint(draft, !isApplied);
    setApplied(!isApplied);
  };
  return (
    <div className={styles.tool} data-color-tool="">
      <div className={styles.roles}>
        <ColorRole
          name={translate({ id: 'site.colorTool.primary', message: 'Primary' })}
          value={draft.primary}
          onChange={(primary) => {
            change({ primary });
          }}
        />
        <ColorRole
          name={translate({ id: 'site.colorTool.secondary', message: 'Secondary' })}
          value={draft.secondary}
          onChange={(secondary) => {
            change({ secondary });
          }}
        />
      </div>
      <pre className={styles.code}>
        <code>{formatThemeCode(draft)}</code>
      </pre>
      <div className={styles.actions} data-needs-script="">
        <CopyButton className={styles.action} getText={() => formatThemeCode(draft)} />
        <button type="button" className={styles.action} aria-pressed={isApplied} onClick={toggle}>
          {translate({ id: 'site.colorTool.apply', message: 'Show these colors on this site' })}
        </button>
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            change(START);
          }}
        >
          {translate({ id: 'site.colorTool.reset', message: 'Start again' })}
        </button>
      </div>
    </div>
  );
}
