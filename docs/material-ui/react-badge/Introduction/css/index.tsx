import './seat-map.css';

export default function Introduction() {
  return (
    <span className="seat-map">
      Seat map
      <span className="seat-map-badge">New</span>
    </span>
  );
}
