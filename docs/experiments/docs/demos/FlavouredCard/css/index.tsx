const styles = `
.flavoured-card {
  max-width: 280px;
  padding: 16px;
  border: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  border-radius: 8px;
}
`;

export default function FlavouredCard() {
  return (
    <div className="flavoured-card">
      <style>{styles}</style>
      Styled with plain CSS
    </div>
  );
}
