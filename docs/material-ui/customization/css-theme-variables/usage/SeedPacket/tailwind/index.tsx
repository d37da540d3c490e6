export default function SeedPacket() {
  return (
    <div className="grid gap-2 rounded-(--mui-shape-borderRadius) border-2 border-solid border-(--mui-palette-success-main) bg-(--mui-palette-background-paper) p-4 text-(--mui-palette-text-primary)">
      <strong>Marigold</strong>
      <span>Sow from April, 2 cm deep</span>
    </div>
  );
}
