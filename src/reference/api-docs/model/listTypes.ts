import type { ApiPlan } from './types';

/** The CSS class names of components, without state classes such as `Mui-disabled`. */
export interface ClassNameGroup {
  /** The components that share these class names, such as the Data Grid in its three plans. */
  readonly components: readonly ComponentLink[];
  /** For example `MuiButton-root`. */
  readonly classNames: readonly string[];
}

export interface ComponentLink {
  readonly name: string;
  readonly pathname: string;
}

/** An event of the Data Grid that `apiRef` publishes. */
export interface GridEvent {
  readonly name: string;
  /** The type of a listener's first argument. */
  readonly params: string;
  /** The type of the DOM event, for events that have one. */
  readonly event?: string;
  readonly descriptionHtml: string;
  readonly plan?: ApiPlan;
}
