/**
 * The content of API pages. `src/reference/api-docs/node` extracts it from the declarations of the
 * installed packages at build time; it's never committed.
 */

/** The commercial plan that a name needs, which depends on its package. */
export type ApiPlan = 'pro' | 'premium';

/** One prop, parameter, member, or returned value. */
export interface PropApi {
  readonly name: string;
  /**
   * The type in readable form: unions of literals are expanded, functions have named parameters.
   */
  readonly type: string;
  readonly required: boolean;
  /** The default as written in code, for example `'primary'`. */
  readonly default?: string;
  /** What to use instead, as Markdown; an empty string when the package doesn't say. */
  readonly deprecated?: string;
  /** Markdown. */
  readonly description: string;
  /** The component that declares the prop, when it's inherited. */
  readonly from?: string;
  /** Whether the prop is an attribute of the root element that the component also reads. */
  readonly native?: boolean;
  readonly plan?: ApiPlan;
}

/** A part of a component that can be replaced with the `slots` prop. */
export interface SlotApi {
  readonly name: string;
  readonly description: string;
  /** What's rendered by default, for example `Paper` or `'span'`. */
  readonly default?: string;
  /** For example `MuiDialog-paper`; not every slot has one. */
  readonly className?: string;
  readonly deprecated?: string;
}

/** A CSS class that a component sets on one of its elements. */
export interface CssClassApi {
  /** The key in `classes` and in `styleOverrides`. */
  readonly name: string;
  /** `MuiButton-root`, or `Mui-disabled` for a state. */
  readonly className: string;
  readonly description: string;
  /** Whether the class is shared by all components (`Mui-disabled`). */
  readonly isState: boolean;
  readonly deprecated?: string;
}

/** A type that the tables mention. */
export interface TypeApi {
  readonly name: string;
  /** The declaration as written in its package, without comments. */
  readonly declaration: string;
}

interface ApiBase {
  /** Exported name. */
  readonly name: string;
  /** The smallest package that exports it. */
  readonly package: string;
  /** Version of that package. */
  readonly version: string;
  /** Equivalent import statements, the one with the smallest bundle first. */
  readonly imports: readonly string[];
  /** Markdown. */
  readonly description: string;
  readonly deprecated?: string;
  readonly plan?: ApiPlan;
  /** The declaration file, relative to the package, for example `Button/Button.d.ts`. */
  readonly file: string;
  /** Types that the tables mention, sorted by name. */
  readonly types: readonly TypeApi[];
}

export interface ComponentApi extends ApiBase {
  readonly kind: 'component';
  /** False for the few components that don't accept any props. */
  readonly acceptsProps: boolean;
  /** Its own props and those of the components it's built on, sorted by name. */
  readonly props: readonly PropApi[];
  readonly slots: readonly SlotApi[];
  readonly classes: readonly CssClassApi[];
  /** Key in `theme.components`, for example `MuiButton`. */
  readonly themeName?: string;
  /** The component that receives all other props. */
  readonly inherits?: string;
  /** The element that receives all other props when no component does, for example `div`. */
  readonly element?: string;
  /** What `ref` points to (`HTMLButtonElement`), or `unknown` when its type doesn't say. */
  readonly refTarget?: string;
  /** Whether the component also accepts MUI System's style props, as Box and Stack do. */
  readonly hasSystemProps: boolean;
}

export interface HookApi extends ApiBase {
  readonly kind: 'hook';
  readonly signature: string;
  readonly parameters: readonly PropApi[];
  /** The members of the returned object, or one row named `value` when it isn't an object. */
  readonly returns: readonly PropApi[];
}

export interface InterfaceApi extends ApiBase {
  readonly kind: 'interface';
  readonly members: readonly PropApi[];
  /** The declaration, for type aliases and for types without members. */
  readonly declaration?: string;
}

/** The content of one API page. */
export type Api = ComponentApi | HookApi | InterfaceApi;

/** An API page: its pathname and content. */
export interface ApiPageSource {
  readonly pathname: string;
  readonly api: Api;
}
