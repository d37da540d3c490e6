import { email, required } from '../parts/useFormErrors';
import type { Rule } from '../parts/useFormErrors';

/** Fields that a step does not show are not in its form, and so not checked. */
const ifShown =
  (name: string, rule: Rule): Rule =>
  (value, form) =>
    form.has(name) ? rule(value, form) : undefined;

const digits =
  (pattern: RegExp, message: string): Rule =>
  (value) =>
    pattern.test(value.replaceAll(/[\s/]/g, '')) ? undefined : message;

const all: Readonly<Record<string, Rule>> = {
  email,
  name: required('Who is the parcel for?'),
  street: required('Enter the street and the number.'),
  postcode: required('Enter the postal code.'),
  city: required('Enter the town.'),
  cardNumber: digits(/^\d{12,19}$/, 'A card number has 12 to 19 digits.'),
  cardExpiry: digits(/^(0[1-9]|1[0-2])\d{2}$/, 'Month and year, such as 04/29.'),
  cardCode: digits(/^\d{3,4}$/, 'Three or four digits.'),
};

export const rules = Object.fromEntries(
  Object.entries(all).map(([name, rule]) => [name, ifShown(name, rule)]),
);
