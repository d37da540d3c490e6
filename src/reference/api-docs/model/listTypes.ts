import type { ApiPlan } from './types';

/** The class names of a component, beside those of states. */
export interface ClassNameGroup {
  readonly component: string;
  readonly pathname: string;
  /** `MuiButton-root`, … */
  readonly classNames: readonly string[];
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
