/** Puts values in place of the names in braces of an editor's sentence: `© {year}`. A name without a value stays. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
