import type { ComponentApi, PropApi } from '../../api-docs/model/types';
import { createKnob } from './createKnob';
import { createSpec } from './createSpec';
import { changeValue, readSearch, getInitialValues, writeSearch } from './knobValues';
import { plainText, printJsx } from './printJsx';
import type { PlaygroundSpec } from './types';

function prop(name: string, type: string, standard?: string): PropApi {
  return {
    name,
    type,
    required: false,
    description: '',
    ...(standard === undefined ? {} : { default: standard }),
  };
}

const button = {
  kind: 'component',
  name: 'Button',
  props: [
    prop('variant', "'text' | 'outlined' | 'contained'", "'text'"),
    prop('disabled', 'boolean', 'false'),
    prop('children', 'React.ReactNode'),
    prop('tabIndex', 'number', '0'),
    prop('sx', 'SxProps<Theme>'),
    { ...prop('old', 'string'), deprecated: 'Use new.' },
  ],
} as unknown as ComponentApi;
const components = new Map([['Button', button]]);

function spec(attributes: Record<string, string | true>): PlaygroundSpec {
  const result = createSpec({ attributes: { of: 'Button', ...attributes } }, components);
  if (result.spec === undefined) throw new Error(result.problems.join('\n'));
  return result.spec;
}

const buttonSpec = spec({ props: 'variant disabled children tabIndex', variant: 'contained' });
const knob = (name: string): PlaygroundSpec['knobs'][number] => {
  const found = buttonSpec.knobs.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

test.each([
  ["'a' | 'b'", "'a'", { kind: 'choice', options: ['a', 'b'], default: 'a' }],
  ["'auto' | true | false", "'auto'", { kind: 'choice', options: ['auto', true, false] }],
  ["boolean | 'auto'", 'false', { kind: 'choice', options: ['auto', true, false] }],
  ['boolean | null', 'null', { kind: 'switch' }],
  ['number | string', '100', { kind: 'number', default: 100 }],
  ['string', undefined, { kind: 'text' }],
  ['React.ReactNode', '<Star />', { kind: 'text' }],
])('createKnob supports the type %s', (type, standard, expected) => {
  expect(createKnob(prop('x', type, standard))).toMatchObject(expected);
});

test.each(['SxProps<Theme>', '(event: Event) => void', 'React.ElementType'])(
  'createKnob returns undefined for the type %s',
  (type) => {
    expect(createKnob(prop('x', type))).toBeUndefined();
  },
);

test.each([
  [{ of: 'Buton' }, /no component "Buton"\. Closest: Button\./],
  [{ of: 'Button' }, /doesn't list any props/],
  [{ of: 'Button', props: 'varient' }, /no prop "varient"\. Closest: variant,/],
  [{ of: 'Button', props: 'sx' }, /the type SxProps<Theme>, which no control can set/],
  [{ of: 'Button', props: 'old' }, /"old" of Button is deprecated/],
  [
    { of: 'Button', props: 'variant', variant: 'solid' },
    /doesn't accept "solid"\. .*text, outlined/,
  ],
  [{ of: 'Button', props: 'variant', collor: 'x' }, /no prop "collor"/],
] as [Record<string, string>, RegExp][])(
  'createSpec rejects %j and lists what exists',
  (attributes, message) => {
    const { problems } = createSpec({ attributes }, components);
    expect(problems.join('\n')).toMatch(message);
  },
);

test('createSpec accepts listed options that the type has, and rejects others', () => {
  const { knobs } = spec({ props: 'variant:text,outlined sx:1,2' });
  expect(knobs).toMatchObject([{ options: ['text', 'outlined'] }, { options: [1, 2] }]);
  const { problems } = createSpec(
    { attributes: { of: 'Button', props: 'variant:text,solid' } },
    components,
  );
  expect(problems.join()).toMatch(/doesn't accept solid/);
});

test('createSpec reports all problems at once', () => {
  const { problems } = createSpec({ attributes: { of: 'Button', props: 'a b' } }, components);
  expect(problems).toHaveLength(2);
});

test('printJsx omits defaults and includes fixed props and ARIA attributes', () => {
  const fixed = spec({ props: 'variant', tabIndex: '2', 'aria-label': 'Go', children: 'Go' });
  expect(plainText(printJsx(fixed, {}))).toBe('<Button tabIndex={2} aria-label="Go">Go</Button>');
});

test.each([
  [{}, '<Button />'],
  [{ disabled: true, variant: 'outlined' }, '<Button variant="outlined" disabled />'],
  [{ children: 'Save {all} <b>' }, '<Button>{"Save {all} <b>"}</Button>'],
  [{ tabIndex: 3, children: 'A' }, '<Button tabIndex={3}>A</Button>'],
])('printJsx of %j is %s', (values, code) => {
  expect(plainText(printJsx(buttonSpec, values))).toBe(code);
});

test('printJsx breaks a long element onto several lines', () => {
  const values = {
    variant: 'outlined',
    disabled: true,
    tabIndex: 4,
    children: 'A rather long one',
  };
  expect(plainText(printJsx(buttonSpec, values))).toBe(
    '<Button variant="outlined" disabled tabIndex={4}>\n  A rather long one\n</Button>',
  );
  const named = spec({
    props: 'variant disabled',
    'aria-label': 'A name that takes some room on its line',
  });
  expect(plainText(printJsx(named, { variant: 'outlined', disabled: true }))).toBe(
    '<Button\n  variant="outlined"\n  disabled\n  aria-label="A name that takes some room on its line"\n/>',
  );
});

test('the query string contains the values that differ from the initial ones', () => {
  const values = changeValue(
    changeValue(getInitialValues(buttonSpec), knob('variant'), 'outlined'),
    knob('disabled'),
    true,
  );
  const search = writeSearch(buttonSpec, '?q=1', values);
  expect(search).toBe('?q=1&Button.variant=outlined&Button.disabled=true');
  expect(readSearch(buttonSpec, search)).toEqual(values);
  expect(writeSearch(buttonSpec, search, getInitialValues(buttonSpec))).toBe('?q=1');
});

test('the query string does not depend on the order in which values were set', () => {
  const outlined = changeValue(getInitialValues(buttonSpec), knob('variant'), 'outlined');
  const both = changeValue(outlined, knob('disabled'), true);
  const first = writeSearch(
    buttonSpec,
    '',
    changeValue(getInitialValues(buttonSpec), knob('disabled'), true),
  );
  expect(writeSearch(buttonSpec, first, both)).toBe(writeSearch(buttonSpec, '', both));
});

test('the query string also keeps a default that replaces a different initial value', () => {
  const values = changeValue(getInitialValues(buttonSpec), knob('variant'), 'text');
  const search = writeSearch(buttonSpec, '', values);
  expect(search).toBe('?Button.variant=');
  expect(readSearch(buttonSpec, search)).toEqual({});
});

test.each(['?Button.variant=evil', '?Button.tabIndex=NaN', '?Button.sx=x', '?Card.variant=text'])(
  'readSearch ignores %s',
  (search) => {
    expect(readSearch(buttonSpec, search)).toEqual(getInitialValues(buttonSpec));
  },
);
