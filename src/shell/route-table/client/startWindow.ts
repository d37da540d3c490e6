/** What a reader pressed before the application had started. */
export interface HeldPress {
  readonly target: Element;
  /** Of a shortcut; `null` for a press. */
  readonly key: KeyboardEventInit | null;
  /** The keys that were typed after it, for the search that it opens. */
  readonly typed: string[];
}

/** What the page's inline script and the application tell each other. */
interface StartWindow {
  /** What `replayHeldPresses.ts` does when the application has started. */
  siteHeld?: HeldPress[];
  /** Whether there was a first interaction before `firstInteraction.ts` listened. */
  siteInteracted?: boolean;
  /** What the tab remembered of its sidebars when the inline script gave groups their space. */
  siteSidebar?: string;
  /** The rules with that space, until the application has opened the groups. */
  siteSidebarSpace?: Element;
  /** Whether the main script ran. */
  siteEntered?: boolean;
  /**
   * Reloads the page, or says that its scripts are missing; after the start it does nothing.
   * @param isCrash whether React has already replaced the server's HTML
   */
  siteFail?: (isCrash?: boolean) => void;
}

/** A window, with what the inline script and the application share there. */
export const getStartWindow = (owner: Window = window): StartWindow & Window => owner;

/** Whether the application has started (the attribute is Docusaurus'). */
export const isApplicationStarted = (): boolean =>
  document.documentElement.dataset['hasHydrated'] === 'true';
