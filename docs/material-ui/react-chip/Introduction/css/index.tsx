import './last-seats.css';

export default function Introduction() {
  return <span className="last-seats">Last two seats</span>;
}
