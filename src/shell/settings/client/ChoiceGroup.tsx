import type { ReactNode } from 'react';
import styles from './SettingsDrawer.module.css';

interface Props<T extends string> {
  readonly name: string;
  readonly legend: string;
  readonly value: T | undefined;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly isDisabled?: boolean;
  /** Why the setting can't be changed, or what a choice does. */
  readonly note?: string;
}

/** One setting, as a group of radio buttons. */
export function ChoiceGroup<T extends string>({
  name,
  legend,
  value,
  options,
  onChange,
  isDisabled = false,
  note,
}: Props<T>): ReactNode {
  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={`settings-${name}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => {
                onChange(option.value);
              }}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </fieldset>
  );
}
