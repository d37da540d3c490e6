import './track-alert.css';

export default function Introduction() {
  return (
    <div role="alert" className="track-alert">
      Platform changed: depart from track 9.
    </div>
  );
}
