import './playback.css';

export default function Introduction() {
  return (
    <input type="range" aria-label="Playback position" defaultValue={40} className="playback" />
  );
}
