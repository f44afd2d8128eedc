/** Whether the text is a day of the calendar as a date input writes it: 2026-01-31. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  // 31 February rolls over to March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
