import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useConsent } from '../../../foundation/preferences/client/useConsent';
import { usePrivacySignal } from '../../../foundation/preferences/client/usePrivacySignal';
import { ChoiceGroup } from './ChoiceGroup';

interface Props {
  /** Unlike the other groups of the document, whose radio buttons would be one group with it. */
  readonly name: string;
}

/** Allows or refuses measuring and third-party ads; the browser's own signal answers for good. */
export function ConsentChoice({ name }: Props): ReactNode {
  const [consent, setConsent] = useConsent();
  const hasSignal = usePrivacySignal();
  return (
    <ChoiceGroup
      name={name}
      legend={translate({
        id: 'site.settings.consent',
        message: 'Measurement and third-party ads',
      })}
      value={consent}
      onChange={setConsent}
      isDisabled={hasSignal}
      note={
        hasSignal
          ? translate({
              id: 'site.settings.privacySignal',
              message:
                'Your browser asks sites not to track you (Global Privacy Control or Do Not Track). This site obeys: nothing is recorded.',
            })
          : undefined
      }
      options={[
        { value: 'granted', label: translate({ id: 'site.settings.allow', message: 'Allow' }) },
        {
          value: 'denied',
          label: translate({ id: 'site.settings.deny', message: 'Do not allow' }),
        },
      ]}
    />
  );
}
