import { useId } from 'react';
import type { ReactNode, RefObject } from 'react';
import { translate } from '@docusaurus/Translate';
import ConsentChoice from '@theme/ConsentChoice';
import { useColorModePreference } from '../../../foundation/color-mode/client/useColorModePreference';
import { COLOR_MODES } from '../../../foundation/color-mode/model/colorMode';
import { CODE_STYLINGS } from '../../../foundation/preferences/model/codeStyling';
import { CODE_VARIANTS } from '../../../foundation/preferences/model/codeVariant';
import { Dialog, DialogHeader } from '../../../foundation/ui/client/Dialog';
import { ChoiceGroup } from './ChoiceGroup';
import { MyVersionSelect } from './MyVersionSelect';
import styles from './SettingsDrawer.module.css';
import { useCodeStyling } from '../../../foundation/preferences/client/useCodeStyling';
import { useCodeVariant } from '../../../foundation/preferences/client/useCodeVariant';
import { useLetterShortcuts } from '../../../foundation/preferences/client/useLetterShortcuts';
import { useThemePreferences } from '../../../foundation/preferences/client/useThemePreferences';

const modeLabels = {
  light: () => translate({ id: 'site.settings.light', message: 'Light' }),
  dark: () => translate({ id: 'site.settings.dark', message: 'Dark' }),
  system: () => translate({ id: 'site.settings.system', message: 'System' }),
};

interface Props {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Whether to render the settings. False until the first opening, to keep them out of the HTML. */
  readonly hasChoices: boolean;
}

/** All settings in one drawer. The native dialog handles Escape, focus, and the backdrop. */
export function SettingsDrawer({ dialog, hasChoices }: Props): ReactNode {
  const titleId = useId();
  return (
    <Dialog ref={dialog} className={styles.drawer} aria-labelledby={titleId}>
      <div className={styles.content}>
        <DialogHeader
          titleId={titleId}
          title={translate({ id: 'site.settings.title', message: 'Settings' })}
          closeLabel={translate({ id: 'site.settings.close', message: 'Close' })}
        />
        {hasChoices && <Choices />}
      </div>
    </Dialog>
  );
}

function Choices(): ReactNode {
  const { choice, setChoice } = useColorModePreference();
  const [{ dense, direction }, dispatch] = useThemePreferences();
  const [variant, setVariant] = useCodeVariant();
  const [styling, setStyling] = useCodeStyling();
  const [hasShortcuts, setHasShortcuts] = useLetterShortcuts();
  return (
    <>
      <ChoiceGroup
        name="mode"
        legend={translate({ id: 'site.settings.mode', message: 'Mode' })}
        value={choice}
        onChange={setChoice}
        options={COLOR_MODES.map((value) => ({ value, label: modeLabels[value]() }))}
      />
      <ChoiceGroup
        name="direction"
        legend={translate({ id: 'site.settings.direction', message: 'Direction' })}
        value={direction}
        onChange={(value) => {
          dispatch({ type: 'CHANGE', payload: { direction: value } });
        }}
        options={[
          {
            value: 'ltr',
            label: translate({ id: 'site.settings.ltr', message: 'Left to right' }),
          },
          {
            value: 'rtl',
            label: translate({ id: 'site.settings.rtl', message: 'Right to left' }),
          },
        ]}
      />
      <ChoiceGroup
        name="density"
        legend={translate({ id: 'site.settings.density', message: 'Density' })}
        value={dense ? 'dense' : 'normal'}
        onChange={(value) => {
          dispatch(
            value === 'dense' ? { type: 'SET_DENSE', payload: true } : { type: 'RESET_DENSITY' },
          );
        }}
        options={[
          {
            value: 'normal',
            label: translate({ id: 'site.settings.normal', message: 'Normal' }),
          },
          { value: 'dense', label: translate({ id: 'site.settings.dense', message: 'High' }) },
        ]}
      />
      <ChoiceGroup
        name="codeVariant"
        legend={translate({ id: 'site.settings.codeVariant', message: 'Code language' })}
        value={variant}
        onChange={setVariant}
        options={CODE_VARIANTS.map((value) => ({
          value,
          label: value === 'TS' ? 'TypeScript' : 'JavaScript',
        }))}
      />
      <ChoiceGroup
        name="codeStyling"
        legend={translate({ id: 'site.settings.codeStyling', message: 'Code styling' })}
        value={styling}
        onChange={setStyling}
        options={CODE_STYLINGS.map((value) => ({ value, label: value }))}
      />
      <ChoiceGroup
        name="letterShortcuts"
        legend={translate({
          id: 'site.settings.letterShortcuts',
          message: 'Single-key shortcuts',
        })}
        value={hasShortcuts ? 'on' : 'off'}
        onChange={(value) => {
          setHasShortcuts(value === 'on');
        }}
        options={[
          { value: 'on', label: translate({ id: 'site.settings.on', message: 'On' }) },
          { value: 'off', label: translate({ id: 'site.settings.off', message: 'Off' }) },
        ]}
      />
      <MyVersionSelect />
      <ConsentChoice name="consent" />
    </>
  );
}
