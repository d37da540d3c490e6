import './shopping-stack.css';

export default function Introduction() {
  return (
    <div className="shopping-stack">
      <div className="shopping-stack-title">Shopping list</div>
      <div>White beans, 500 g</div>
      <div>Sage, one bunch</div>
    </div>
  );
}
