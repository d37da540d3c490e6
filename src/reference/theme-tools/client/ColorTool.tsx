import { useState } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { CopyButton } from '../../../writing/code/client/CopyButton';
import { formatThemeCode, listVariables } from '../model/colorDraft';
import type { ColorDraft } from '../model/colorDraft';
import { ColorRole } from './ColorRole';
import styles from './ColorTool.module.css';

/** The colors of Material UI's default theme. */
const DEFAULT_COLORS: ColorDraft = { primary: '#1976d2', secondary: '#9c27b0' };

/** Sets or removes the colors of the site and its demos. They last until the page is reloaded. */
function applyColors(draft: ColorDraft, isApplied: boolean): void {
  const { style } = document.documentElement;
  for (const [name, value] of listVariables(draft)) {
    if (isApplied) style.setProperty(name, value);
    else style.removeProperty(name);
  }
}

/**
 * A tool for choosing a theme's colors. It shows tones, contrast, and code, and can preview the
 * colors on this site.
 */
export function ColorTool(): ReactNode {
  const [draft, setDraft] = useState(DEFAULT_COLORS);
  const [isApplied, setApplied] = useState(false);
  const change = (part: Partial<ColorDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    if (isApplied) applyColors(next, true);
  };
  const toggle = (): void => {
    applyColors(draft, !isApplied);
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
          {translate({ id: 'site.colorTool.apply', message: 'Preview these colors on this site' })}
        </button>
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            change(DEFAULT_COLORS);
          }}
        >
          {translate({ id: 'site.colorTool.reset', message: 'Reset' })}
        </button>
      </div>
    </div>
  );
}
