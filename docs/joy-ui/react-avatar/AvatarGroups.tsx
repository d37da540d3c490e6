import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import { lena, tomas } from './avatarPortrait';

const people = [
  { name: 'Lena Okoro', src: lena },
  { name: 'Tomas Vesely', src: tomas },
  { name: 'Rosa Blum', letters: 'RB' },
  { name: 'Ivo Lund', letters: 'IL' },
  { name: 'Kim Sato', letters: 'KS' },
];
const shown = 3;

export default function AvatarGroups() {
  return (
    <AvatarGroup role="group" aria-label="Choir">
      {people.slice(0, shown).map(({ name, src, letters }) =>
        src ? (
          <Avatar key={name} alt={name} src={src} />
        ) : (
          <Avatar key={name} role="img" aria-label={name}>
            {letters}
          </Avatar>
        ),
      )}
      <Avatar role="img" aria-label={`${people.length - shown} more people`}>
        +{people.length - shown}
      </Avatar>
    </AvatarGroup>
  );
}
