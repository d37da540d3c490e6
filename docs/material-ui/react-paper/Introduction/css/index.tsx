import './tide-paper.css';

export default function Introduction() {
  return <div className="tide-paper">Low tide at 06:48</div>;
}
