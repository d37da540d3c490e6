import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import { CheckedField } from '../parts/CheckedField';
import { SettingsCard } from './SettingsCard';

const voices = ['Soprano', 'Alto', 'Tenor', 'Bass'];

export function ProfileSection({ nameError }: { nameError: string | undefined }) {
  return (
    <SettingsCard title="You" text="The other singers see both entries.">
      <CheckedField
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue="Ines Okafor"
        error={nameError}
      />
      <FormControl>
        <FormLabel>Voice</FormLabel>
        <RadioGroup
          name="voice"
          defaultValue="Alto"
          orientation="horizontal"
          sx={{ flexWrap: 'wrap', gap: 1.5 }}
        >
          {voices.map((voice) => (
            <Radio key={voice} value={voice} label={voice} sx={{ '--unstable_Radio-margin': 0 }} />
          ))}
        </RadioGroup>
      </FormControl>
    </SettingsCard>
  );
}
