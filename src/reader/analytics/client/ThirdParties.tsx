import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useEngagementOptions } from '../../engagement/client/useEngagementOptions';

function hostOf(url: string | null): string | undefined {
  return url === null ? undefined : new URL(url).host;
}

/** Lists the other hosts that a page can call, and when it does. */
export function ThirdParties(): ReactNode {
  const { ads, analytics, feedback } = useEngagementOptions();
  const adHosts = new Set([hostOf(ads.serviceUrl), hostOf(ads.scriptUrl)]);
  return (
    <ul>
      {analytics.tagUrl !== null && analytics.measurementId !== null && (
        <li>
          <code>{hostOf(analytics.tagUrl)}</code>:{' '}
          {translate({
            id: 'site.privacy.host.tag',
            message: 'the analytics service, which receives the events above if you allow it.',
          })}
        </li>
      )}
      {[...adHosts].map(
        (host) =>
          host !== undefined && (
            <li key={host}>
              <code>{host}</code>:{' '}
              {translate({
                id: 'site.privacy.host.ads',
                message:
                  'the sponsor’s ad, if you allow it. Otherwise, you see one of our own ads.',
              })}
            </li>
          ),
      )}
      {feedback.url !== null && (
        <li>
          <code>{hostOf(feedback.url)}</code>:{' '}
          {translate({
            id: 'site.privacy.host.feedback',
            message:
              'your feedback, when you press Send: the page, the section, yes or no, your comment, the version, the language, and a random number created only for this response, so that a retry isn’t counted twice.',
          })}
        </li>
      )}
    </ul>
  );
}
