/**
 * What the API pages say. Made at build time from the declarations of the installed packages by
 * `src/reference/api-docs/node`; nothing of it is committed.
 */

/** The commercial plan that a name needs: its package says it. */
export type ApiPlan = 'pro' | 'premium';

/** One prop, parameter, member or returned value. */
export interface PropApi {
  readonly name: string;
  /** For people: unions of literals are written out, functions have named parameters. */
  readonly type: string;
  readonly required: boolean;
  /** As written in code, for example `'primary'`. */
  readonly default?: string;
  /** What to do instead, as Markdown; empty when the package gives no advice. */
  readonly deprecated?: string;
  /** Markdown. */
  readonly description: string;
  /** The component that declares the prop, when it is another one. */
  readonly from?: string;
  /** Whether the prop is an attribute of the root element that the component also uses. */
  readonly native?: boolean;
  readonly plan?: ApiPlan;
}

/** A part that readers can replace with `slots`. */
export interface SlotApi {
  readonly name: string;
  readonly description: string;
  /** What is rendered without a replacement, for example `Paper` or `'span'`. */
  readonly default?: string;
  /** For example `MuiDialog-paper`; not every slot has one. */
  readonly className?: string;
  readonly deprecated?: string;
}

/** A CSS class that a component sets on one of its elements. */
export interface CssClassApi {
  /** Key of `classes` and of the rule in `styleOverrides`. */
  readonly name: string;
  /** `MuiButton-root`, or `Mui-disabled` for a state. */
  readonly className: string;
  readonly description: string;
  /** Whether the class is shared by all components (`Mui-disabled`). */
  readonly isState: boolean;
  readonly deprecated?: string;
}

/** A type that the tables name. */
export interface TypeApi {
  readonly name: string;
  /** The declaration as its package writes it, without comments. */
  readonly declaration: string;
}

interface ApiBase {
  /** Exported name. */
  readonly name: string;
  /** Lowest package that exports it. */
  readonly package: string;
  /** Version of that package. */
  readonly version: string;
  /** Import lines that are equal in effect, the smaller bundle first. */
  readonly imports: readonly string[];
  /** Markdown. */
  readonly description: string;
  readonly deprecated?: string;
  readonly plan?: ApiPlan;
  /** Declaration within the package, for example `Button/Button.d.ts`. */
  readonly file: string;
  /** Types that the tables name and that have no page, sorted by name. */
  readonly types: readonly TypeApi[];
}

export interface ComponentApi extends ApiBase {
  readonly kind: 'component';
  /** False for the few that are used without any prop. */
  readonly takesProps: boolean;
  /** Own props and those of the components it is built on, sorted by name. */
  readonly props: readonly PropApi[];
  readonly slots: readonly SlotApi[];
  readonly classes: readonly CssClassApi[];
  /** Key in `theme.components`, for example `MuiButton`. */
  readonly themeName?: string;
  /** The component that gets the remaining props. */
  readonly inherits?: string;
  /** The element that gets them when no component does, for example `div`. */
  readonly element?: string;
  /** What `ref` points to (`HTMLButtonElement`), `unknown` when its type does not say. */
  readonly refTarget?: string;
  /** Whether the props of MUI System are props of the component too (Box, Stack, …). */
  readonly hasSystemProps: boolean;
}

export interface HookApi extends ApiBase {
  readonly kind: 'hook';
  readonly signature: string;
  readonly parameters: readonly PropApi[];
  /** Members of the returned object; one row named `value` when it is not an object. */
  readonly returns: readonly PropApi[];
}

export interface InterfaceApi extends ApiBase {
  readonly kind: 'interface';
  readonly members: readonly PropApi[];
  /** The declaration, for types that are not objects. */
  readonly declaration?: string;
}

/** What one API page shows. */
export type Api = ComponentApi | HookApi | InterfaceApi;

/** An API page: its address and what it shows. */
export interface ApiPageSource {
  readonly pathname: string;
  readonly api: Api;
}
