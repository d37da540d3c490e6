import { translate } from '@docusaurus/Translate';

/** The frame no longer answers. */
export function describeStuck(): string {
  return translate({
    id: 'site.editor.stuck',
    message: 'The code kept the preview busy and was stopped. Change it to start again.',
    description: 'An edited demo ran for too long',
  });
}

/** An import that the runtime does not have. */
export function describeMissing(specifier: string): string {
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

/** A file of the preview could not be had. */
export function describeOffline(): string {
  return translate({
    id: 'site.editor.offline',
    message: 'The live preview could not be loaded. Check the connection; your text is kept.',
    description: 'The scripts that an edited demo needs could not be fetched',
  });
}

/** A file of the preview is gone with its release; a reload alone would lose the reader's code. */
export function describeOld(): string {
  return translate({
    id: 'site.editor.oldRelease',
    message:
      'The site has been updated since you opened this page, and the live preview of the old page no longer exists. Copy your code, then reload the page.',
    description:
      'The scripts that an edited demo needs were removed by a newer release of the site',
  });
}
