/** A click or shortcut that the user pressed before the application started. */
export interface HeldPress {
  readonly target: Element;
  /** The shortcut, or `null` for a click. */
  readonly key: KeyboardEventInit | null;
  /** The keys that were typed after a search shortcut, for the search field that it opens. */
  readonly typed: string[];
}

/** Properties of `window` that the page's inline script and the application communicate with. */
interface StartWindow {
  /** The presses that `replayHeldPresses.ts` replays once the application has started. */
  siteHeld?: HeldPress[];
  /** Whether the first interaction happened before `firstInteraction.ts` added its listeners. */
  siteInteracted?: boolean;
  /** The saved sidebar state that the inline script reserved space for. */
  siteSidebar?: string;
  /** The `style` element that reserves this space, until the application has expanded the categories. */
  siteSidebarSpace?: Element;
  /** Whether the main script has run. */
  siteEntered?: boolean;
  /**
   * Reloads the page, or shows that its scripts are missing. Does nothing after the start.
   *
   * @param isCrash whether React has already replaced the server's HTML
   */
  siteFail?: (isCrash?: boolean) => void;
}

/** Returns a window with the type of the properties that the inline script and application share. */
export const getStartWindow = (owner: Window = window): StartWindow & Window => owner;

/** Returns whether the application has started. Docusaurus sets the attribute. */
export const isApplicationStarted = (): boolean =>
  document.documentElement.dataset['hasHydrated'] === 'true';
