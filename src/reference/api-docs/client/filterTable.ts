/** Hides the rows that don't contain every word typed into the field, and shows how many match. */
export function filterTable(container: ParentNode, field: HTMLInputElement): void {
  const { apiFilter } = field.dataset;
  if (apiFilter === undefined) return;
  const table = container.querySelector(`[data-api-table="${apiFilter}"]`);
  const emptyMessage = container.querySelector<HTMLElement>(`[data-api-nothing="${apiFilter}"]`);
  const output = field.parentElement?.querySelector('output');
  const words = field.value.toLowerCase().split(/\s+/u).filter(Boolean);
  const rows = [...(table?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])];
  let count = 0;
  for (const row of rows) {
    const text = row.textContent.toLowerCase();
    row.hidden = !words.every((word) => text.includes(word));
    if (!row.hidden) count += 1;
  }
  if (emptyMessage !== null) emptyMessage.hidden = count > 0;
  if (output) {
    const pattern = output.dataset['apiCount'] ?? '';
    output.textContent =
      words.length === 0
        ? ''
        : pattern.replace('{count}', String(count)).replace('{total}', String(rows.length));
  }
}
