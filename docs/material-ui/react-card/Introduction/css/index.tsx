import './table-card.css';

export default function Introduction() {
  return (
    <div className="table-card">
      <div className="table-card-title">Table for four</div>
      <div className="table-card-detail">Friday at 19:30, by the window</div>
    </div>
  );
}
