import { useId } from 'react';
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { parseValue } from '../model/createKnob';
import type { Knob, PropValue } from '../model/types';
import styles from './Playground.module.css';

/** With more or longer options than this, a knob is a select instead of a segmented control. */
const MAX_SEGMENTS = 4;
const MAX_SEGMENTS_LENGTH = 24;

interface Props {
  readonly knob: Knob;
  /** `undefined` while the prop is left out. */
  readonly value: PropValue | undefined;
  readonly onChange: (value: PropValue | undefined) => void;
}

function isShort(options: readonly PropValue[]): boolean {
  return options.length <= MAX_SEGMENTS && options.join('').length <= MAX_SEGMENTS_LENGTH;
}

function SegmentedControl({
  knob,
  options,
  value,
  onChange,
}: Props & { readonly options: readonly PropValue[] }): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{knob.name}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={String(option)} className={styles.segment}>
            <input
              type="radio"
              name={id}
              value={String(option)}
              checked={value === option}
              onChange={() => {
                onChange(option);
              }}
            />
            <span>{String(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SelectField({
  knob,
  options,
  value,
  onChange,
}: Props & { readonly options: readonly PropValue[] }): ReactNode {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{knob.name}</span>
      <select
        className={styles.input}
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) => {
          onChange(parseValue(knob, target.value));
        }}
      >
        {knob.default === undefined ? (
          <option value="">
            {translate({
              id: 'site.playground.notSet',
              message: 'not set',
              description: 'Playground option that leaves the prop out',
            })}
          </option>
        ) : null}
        {options.map((option) => (
          <option key={String(option)} value={String(option)}>
            {String(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The form control of one knob, labeled with the name of its prop. */
export function KnobField({ knob, value: given, onChange }: Props): ReactNode {
  const value = given ?? knob.default;
  if (knob.kind === 'choice') {
    const { options } = knob;
    const Field = knob.default !== undefined && isShort(options) ? SegmentedControl : SelectField;
    return <Field knob={knob} options={options} value={value} onChange={onChange} />;
  }
  if (knob.kind === 'switch') {
    return (
      <label className={styles.row}>
        <span className={styles.label}>{knob.name}</span>
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={value === true}
          onChange={({ target }) => {
            onChange(target.checked);
          }}
        />
      </label>
    );
  }
  return (
    <label className={styles.field}>
      <span className={styles.label}>{knob.name}</span>
      <input
        type={knob.kind}
        className={styles.input}
        autoComplete="off"
        {...(knob.kind === 'number' ? { step: 'any' } : {})}
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) => {
          onChange(parseValue(knob, target.value));
        }}
      />
    </label>
  );
}
