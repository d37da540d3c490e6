import { useState } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import * as colors from '@mui/material/colors';
import { deriveTones, gradeContrast, parseHex, pickReadable } from '../model/colorDraft';
import styles from './ColorTool.module.css';

const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900] as const;
const HUES = Object.entries(colors)
  .filter(([name]) => name !== 'common')
  // Server and browser bundles list the exports of a module in different orders.
  .sort(([a], [b]) => (a < b ? -1 : 1)) as [string, Record<number, string>][];

interface Props {
  readonly name: string;
  readonly value: string;
  readonly onChange: (hex: string) => void;
}

function describeVerdict(ratio: number): string {
  const contrast = ratio.toFixed(2);
  const verdicts = {
    all: translate(
      {
        id: 'site.colorTool.all',
        message: 'Text contrast {contrast}: sufficient for any size.',
      },
      { contrast },
    ),
    large: translate(
      {
        id: 'site.colorTool.large',
        message: 'Text contrast {contrast}: sufficient for large text only.',
      },
      { contrast },
    ),
    none: translate(
      { id: 'site.colorTool.none', message: 'Text contrast {contrast}: too low.' },
      { contrast },
    ),
  };
  return verdicts[gradeContrast(ratio)];
}

/** Returns the name of a color in the Material palette, such as `blue 700`, or an empty string. */
function findPaletteName(value: string): string {
  for (const [hue, tones] of HUES) {
    const shade = SHADES.find((key) => tones[key] === value);
    if (shade !== undefined) return `${hue} ${String(shade)}`;
  }
  return '';
}

/** The controls of one palette role: a hex value, a color picker, and the Material palette. */
export function ColorRole({ name, value, onChange }: Props): ReactNode {
  // The typed text may not be a complete color yet; until it is, the last color stays.
  const [typed, setTyped] = useState<string>();
  const tones = deriveTones(value);
  const isInvalid = typed !== undefined && parseHex(typed) === undefined;
  const choose = (text: string): void => {
    const hex = parseHex(text);
    if (hex !== undefined) onChange(hex);
  };
  return (
    <fieldset className={styles.role}>
      <legend>{name}</legend>
      <div className={styles.fields}>
        <label className={styles.field}>
          {translate({ id: 'site.colorTool.hex', message: 'Hex value' })}
          <input
            className={styles.input}
            value={typed ?? value}
            spellCheck={false}
            aria-invalid={isInvalid}
            onChange={({ target }) => {
              setTyped(target.value);
              choose(target.value);
            }}
            onBlur={() => {
              setTyped(undefined);
            }}
          />
        </label>
        <label className={styles.field}>
          {translate({ id: 'site.colorTool.picker', message: 'Color picker' })}
          <input
            type="color"
            className={styles.input}
            value={value}
            onChange={({ target }) => {
              choose(target.value);
            }}
          />
        </label>
        <label className={styles.field}>
          {translate({ id: 'site.colorTool.palette', message: 'Material palette' })}
          <select
            className={styles.input}
            value={findPaletteName(value)}
            onChange={({ target }) => {
              const [hue = '', shade = ''] = target.value.split(' ');
              choose(HUES.find(([key]) => key === hue)?.[1][Number(shade)] ?? '');
            }}
          >
            <option value="">
              {translate({ id: 'site.colorTool.own', message: 'Custom color' })}
            </option>
            {HUES.map(([hue]) => (
              <optgroup key={hue} label={hue}>
                {SHADES.map((shade) => (
                  <option key={shade} value={`${hue} ${String(shade)}`}>
                    {`${hue} ${String(shade)}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
      </div>
      <div className={styles.swatches}>
        {(['light', 'main', 'dark'] as const).map((tone) => (
          <div
            key={tone}
            className={styles.swatch}
            style={{ background: tones[tone], color: pickReadable(tones[tone]) }}
          >
            <span>{tone}</span>
            <span>{tones[tone]}</span>
          </div>
        ))}
      </div>
      <p className={styles.verdict} aria-live="polite">
        {describeVerdict(tones.ratio)}
      </p>
    </fieldset>
  );
}
