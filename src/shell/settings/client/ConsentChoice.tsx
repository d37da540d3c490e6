import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useConsent } from '../../../foundation/preferences/client/useConsent';
import { usePrivacySignal } from '../../../foundation/preferences/client/usePrivacySignal';
import { ChoiceGroup } from './ChoiceGroup';

interface Props {
  /** Unique in the document; radio buttons of the same name would be one group. */
  readonly name: string;
}

/**
 * Lets users allow or refuse measurement and third-party ads. If the browser sends a privacy signal,
 * the choice is "Don’t allow" and can't be changed.
 */
export function ConsentChoice({ name }: Props): ReactNode {
  const [consent, setConsent] = useConsent();
  const hasSignal = usePrivacySignal();
  return (
    <ChoiceGroup
      name={name}
      legend={translate({
        id: 'site.settings.consent',
        message: 'Analytics and third-party ads',
      })}
      value={consent}
      onChange={setConsent}
      isDisabled={hasSignal}
      note={
        hasSignal
          ? translate({
              id: 'site.settings.privacySignal',
              message:
                'Your browser asks sites not to track you (Global Privacy Control or Do Not Track). This site respects that, so nothing is recorded.',
            })
          : undefined
      }
      options={[
        { value: 'granted', label: translate({ id: 'site.settings.allow', message: 'Allow' }) },
        {
          value: 'denied',
          label: translate({ id: 'site.settings.deny', message: 'Don’t allow' }),
        },
      ]}
    />
  );
}
