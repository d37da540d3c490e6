export default function StyledCard() {
  return (
    <div className="max-w-72 rounded-lg border border-slate-300 bg-white p-4 text-slate-900 dark:border-slate-700 dark:bg-slate-900 dark:text-slate-100">
      Styled with Tailwind classes
    </div>
  );
}
