export default function Introduction() {
  return (
    <div className="flex max-w-[240px] flex-col gap-2 rounded-lg bg-neutral-100 p-4 text-sm text-neutral-900 dark:bg-neutral-800 dark:text-neutral-50">
      <div className="font-medium">Shopping list</div>
      <div>White beans, 500 g</div>
      <div>Sage, one bunch</div>
    </div>
  );
}
