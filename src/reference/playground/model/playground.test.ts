import type { ComponentApi, PropApi } from '../../api-docs/model/types';
import { createKnob } from './createKnob';
import { createSpec } from './createSpec';
import { changeValue, readSearch, startValues, writeSearch } from './knobValues';
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

const whole = spec({ props: 'variant disabled children tabIndex', variant: 'contained' });
const knob = (name: string): PlaygroundSpec['knobs'][number] => {
  const found = whole.knobs.find((candidate) => candidate.name === name);
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
])('a prop of the type %s has the knob it needs', (type, standard, expected) => {
  expect(createKnob(prop('x', type, standard))).toMatchObject(expected);
});

test.each(['SxProps<Theme>', '(event: Event) => void', 'React.ElementType'])(
  'a prop of the type %s has none',
  (type) => {
    expect(createKnob(prop('x', type))).toBeUndefined();
  },
);

test.each([
  [{ of: 'Buton' }, /no component "Buton" .* Nearest: Button\./],
  [{ of: 'Button' }, /no "props"/],
  [{ of: 'Button', props: 'varient' }, /no prop "varient"\. Nearest: variant,/],
  [{ of: 'Button', props: 'sx' }, /the type SxProps<Theme>, which no control can set/],
  [{ of: 'Button', props: 'old' }, /"old" of Button is deprecated/],
  [{ of: 'Button', props: 'variant', variant: 'solid' }, /"solid" is no value .*text, outlined/],
  [{ of: 'Button', props: 'variant', collor: 'x' }, /no prop "collor"/],
] as [Record<string, string>, RegExp][])(
  '%j is refused, with what exists',
  (attributes, message) => {
    const { problems } = createSpec({ attributes }, components);
    expect(problems.join('\n')).toMatch(message);
  },
);

test('a writer may list choices, but none that the type lacks', () => {
  const { knobs } = spec({ props: 'variant:text,outlined sx:1,2' });
  expect(knobs).toMatchObject([{ options: ['text', 'outlined'] }, { options: [1, 2] }]);
  const { problems } = createSpec(
    { attributes: { of: 'Button', props: 'variant:text,solid' } },
    components,
  );
  expect(problems.join()).toMatch(/no value solid/);
});

test('several mistakes are told at once', () => {
  const { problems } = createSpec({ attributes: { of: 'Button', props: 'a b' } }, components);
  expect(problems).toHaveLength(2);
});

test('a default is left out of the code; what is fixed and named by ARIA is in it', () => {
  const fixed = spec({ props: 'variant', tabIndex: '2', 'aria-label': 'Go', children: 'Go' });
  expect(plainText(printJsx(fixed, {}))).toBe('<Button tabIndex={2} aria-label="Go">Go</Button>');
});

test.each([
  [{}, '<Button />'],
  [{ disabled: true, variant: 'outlined' }, '<Button variant="outlined" disabled />'],
  [{ children: 'Save {all} <b>' }, '<Button>{"Save {all} <b>"}</Button>'],
  [{ tabIndex: 3, children: 'A' }, '<Button tabIndex={3}>A</Button>'],
])('%j prints %s', (values, code) => {
  expect(plainText(printJsx(whole, values))).toBe(code);
});

test('a long element has one prop a line', () => {
  const values = {
    variant: 'outlined',
    disabled: true,
    tabIndex: 4,
    children: 'A rather long one',
  };
  expect(plainText(printJsx(whole, values))).toBe(
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

test('an address keeps values, and only those that differ from the start', () => {
  const values = changeValue(
    changeValue(startValues(whole), knob('variant'), 'outlined'),
    knob('disabled'),
    true,
  );
  const search = writeSearch(whole, '?q=1', values);
  expect(search).toBe('?q=1&Button.variant=outlined&Button.disabled=true');
  expect(readSearch(whole, search)).toEqual(values);
  expect(writeSearch(whole, search, startValues(whole))).toBe('?q=1');
});

test('equal values make an equal address, in whatever order they were set', () => {
  const outlined = changeValue(startValues(whole), knob('variant'), 'outlined');
  const both = changeValue(outlined, knob('disabled'), true);
  const first = writeSearch(whole, '', changeValue(startValues(whole), knob('disabled'), true));
  expect(writeSearch(whole, first, both)).toBe(writeSearch(whole, '', both));
});

test('back to the default, when the start is another, is kept too', () => {
  const values = changeValue(startValues(whole), knob('variant'), 'text');
  const search = writeSearch(whole, '', values);
  expect(search).toBe('?Button.variant=');
  expect(readSearch(whole, search)).toEqual({});
});

test.each(['?Button.variant=evil', '?Button.tabIndex=NaN', '?Button.sx=x', '?Card.variant=text'])(
  '%s changes nothing',
  (search) => {
    expect(readSearch(whole, search)).toEqual(startValues(whole));
  },
);
