import { translate } from '@docusaurus/Translate';

/** Shown when the frame no longer responds. */
export function describeUnresponsive(): string {
  return translate({
    id: 'site.editor.stuck',
    message: 'The code kept the preview busy and was stopped. Change it to start again.',
    description: 'An edited demo ran for too long',
  });
}

/** Shown for an import that the runtime doesn't have. */
export function describeMissingModule(specifier: string): string {
  return translate(
    {
      id: 'site.editor.missingModule',
      message:
        'The live preview does not have “{specifier}”. It has the packages that this site documents.',
      description: 'An edited demo imports a package that is not available',
    },
    { specifier },
  );
}

/** Shown when a file of the preview couldn't be loaded. */
export function describeNotLoaded(): string {
  return translate({
    id: 'site.editor.offline',
    message: 'The live preview could not be loaded. Check the connection; your text is kept.',
    description: 'The scripts that an edited demo needs could not be fetched',
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
      'The site has been updated since you opened this page, and the live preview of the old page no longer exists. Copy your code, then reload the page.',
    description:
      'The scripts that an edited demo needs were removed by a newer release of the site',
  });
}
