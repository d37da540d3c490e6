import './initials.css';

export default function Introduction() {
  return (
    <span role="img" aria-label="Rosa Lind" className="initials">
      RL
    </span>
  );
}
