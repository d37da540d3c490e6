/** A value that a knob can set and that can be printed in JSX. */
export type PropValue = string | number | boolean;

interface KnobBase {
  /** The name of the prop. */
  readonly name: string;
  /** The prop's default value, if the API reference has it. */
  readonly default?: PropValue;
  /** The prop's type, as the API reference prints it. */
  readonly type: string;
}

/** A control for one prop, whose kind depends on the prop's type. */
export type Knob = KnobBase &
  (
    | { readonly kind: 'choice'; readonly options: readonly PropValue[] }
    | { readonly kind: 'switch' | 'text' | 'number' }
  );

/** The highlighted JSX of a composition, split where the props are inserted. */
export interface JsxTemplate {
  readonly beforeHtml: string;
  readonly afterHtml: string;
  /** The indentation of the element with the props, in spaces. */
  readonly indent: number;
  /** Whether that element has one prop per line and its `>` on a separate line. */
  readonly isMultiline?: boolean;
}

/** The definition of a playground, validated against the API reference. */
export interface PlaygroundSpec {
  /** The name of the component. */
  readonly of: string;
  readonly knobs: readonly Knob[];
  /** Initial values of knobs that start with a value other than the default. */
  readonly initial: Readonly<Record<string, PropValue>>;
  /** Props without a knob. */
  readonly fixed: Readonly<Record<string, PropValue>>;
  /** The text between the tags, unless it has a knob or a composition contains it. */
  readonly children?: string;
  readonly template?: JsxTemplate;
}

/** The values of knobs by prop. A missing value leaves the prop out. */
export type KnobValues = Readonly<Record<string, PropValue>>;
