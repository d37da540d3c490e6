import './book-a-seat.css';

export default function Introduction() {
  return (
    <button type="button" className="book-a-seat">
      Book a seat
    </button>
  );
}
