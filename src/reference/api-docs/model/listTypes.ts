import type { ApiPlan } from './types';

/** The class names of components, beside those of states. */
export interface ClassNameGroup {
  /** All that have these, such as the Data Grid in its three plans. */
  readonly components: readonly ComponentLink[];
  /** `MuiButton-root`, … */
  readonly classNames: readonly string[];
}

export interface ComponentLink {
  readonly name: string;
  readonly pathname: string;
}

/** An event of the Data Grid that `apiRef` publishes. */
export interface GridEvent {
  readonly name: string;
  /** Type of the first argument of a listener. */
  readonly params: string;
  /** Type of the DOM event, for events that have one. */
  readonly event?: string;
  readonly descriptionHtml: string;
  readonly plan?: ApiPlan;
}
