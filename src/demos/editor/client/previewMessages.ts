import { translate } from '@docusaurus/Translate';

/** Shown when the frame no longer responds. */
export function describeUnresponsive(): string {
  return translate({
    id: 'site.editor.stuck',
    message:
      'The code ran for too long, so the preview was stopped. Change the code to run it again.',
    description: 'An edited demo ran for too long',
  });
}

/** Shown for an import that the runtime doesn't have. */
export function describeMissingModule(specifier: string): string {
  return translate(
    {
      id: 'site.editor.missingModule',
      message:
        '“{specifier}” isn’t available in the live preview. You can import the packages that this site documents.',
      description: 'An edited demo imports a package that isn’t available',
    },
    { specifier },
  );
}

/** Shown when a file of the preview couldn't be loaded. */
export function describeNotLoaded(): string {
  return translate({
    id: 'site.editor.offline',
    message: 'Couldn’t load the live preview. Check your connection. Your code is kept.',
    description: 'The scripts that an edited demo needs couldn’t be loaded',
  });
}

/**
 * Shown when a newer release has removed a file of the preview. Reloading the page would lose the
 * edited code.
 */
export function describeOldPreview(): string {
  return translate({
    id: 'site.editor.oldRelease',
    message:
      'The site has been updated since you opened this page, so the live preview no longer works here. Copy your code, then reload the page.',
    description: 'A newer release of the site removed the scripts that an edited demo needs',
  });
}
