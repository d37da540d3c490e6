// The parts of a service worker's global scope that ours uses. TypeScript's DOM types don't include them.
interface LifecycleEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends LifecycleEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface WorkerMessage extends LifecycleEvent {
  readonly data: unknown;
}

interface ScopeEvents {
  readonly install: LifecycleEvent;
  readonly activate: LifecycleEvent;
  readonly fetch: FetchEvent;
  readonly message: WorkerMessage;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    /** Returns this origin's open pages, optionally including those that this worker doesn't control. */
    readonly matchAll: (options: {
      readonly includeUncontrolled: boolean;
    }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <K extends keyof ScopeEvents>(
    type: K,
    listener: (event: ScopeEvents[K]) => void,
  ) => void;
}

export const scope = self as unknown as WorkerScope;
