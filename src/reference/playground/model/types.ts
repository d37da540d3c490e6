/** A value that a reader can set, and that stands in JSX as it is. */
export type PropValue = string | number | boolean;

interface KnobBase {
  /** Name of the prop. */
  readonly name: string;
  /** What the component does without the prop, where its package says it. */
  readonly default?: PropValue;
  /** The prop's type, as the reference prints it. */
  readonly type: string;
}

/** A way to change one prop; its kind follows from the prop's type. */
export type Knob = KnobBase &
  (
    | { readonly kind: 'choice'; readonly options: readonly PropValue[] }
    | { readonly kind: 'switch' | 'text' | 'number' }
  );

/** JSX around the props of a composition, colored; what it says in plain text comes of it. */
export interface JsxTemplate {
  readonly beforeHtml: string;
  readonly afterHtml: string;
  /** How far the element with the props is indented. */
  readonly indent: number;
  /** Whether that element has a prop a line, and its end on a line of its own. */
  readonly isBroken?: boolean;
}

/** What a page says about a playground, checked against the reference. */
export interface PlaygroundSpec {
  /** Name of the component. */
  readonly of: string;
  readonly knobs: readonly Knob[];
  /** Values of knobs at the start, where the writer wants other ones than the defaults. */
  readonly initial: Readonly<Record<string, PropValue>>;
  /** Props that have no knob. */
  readonly fixed: Readonly<Record<string, PropValue>>;
  /** Text between the tags; none when it has a knob or a composition gives it. */
  readonly children?: string;
  readonly template?: JsxTemplate;
}

/** The values of all knobs; one that is not given leaves the prop out. */
export type KnobValues = Readonly<Record<string, PropValue>>;
