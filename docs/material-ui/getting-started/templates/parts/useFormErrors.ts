import * as React from 'react';

/** What is wrong with a field's value, in words for the user; `undefined` when it's right. */
export type Rule = (value: string, form: FormData) => string | undefined;

export const required =
  (message: string): Rule =>
  (value) =>
    value.trim() === '' ? message : undefined;

export const email: Rule = (value) =>
  /^\S+@\S+\.\S+$/.test(value) ? undefined : 'Enter an address such as ada@example.org.';

/** Checks the named fields of a form when it is sent, and moves the focus to the first error. */
export function useFormErrors(rules: Readonly<Record<string, Rule>>) {
  const [errors, setErrors] = React.useState<Readonly<Record<string, string>>>({});

  const check = (form: HTMLFormElement): boolean => {
    const data = new FormData(form);
    const found = Object.entries(rules).flatMap(([name, rule]) => {
      const message = rule(String(data.get(name) ?? ''), data);
      return message === undefined ? [] : [[name, message] as const];
    });
    setErrors(Object.fromEntries(found));
    const field = form.elements.namedItem(found[0]?.[0] ?? '');
    if (field instanceof HTMLElement) field.focus();
    return found.length === 0;
  };

  /** Props of a text field: its name, and the error in place of the hint. */
  const field = (name: string, hint?: string) => ({
    name,
    error: errors[name] !== undefined,
    helperText: errors[name] ?? hint,
  });

  return { errors, check, field };
}
