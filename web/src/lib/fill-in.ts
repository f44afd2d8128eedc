type Values = Readonly<Record<string, string | number>>

/** Puts values in place of the names in braces: `By {author}`. A name without a value stays. */
export function fillIn(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A number of things in words: `one` says it for 1, `many` for every other number; both have a place for `{count}`. */
export function countIn(count: number, one: string, many: string, values: Values = {}): string {
  return fillIn(count === 1 ? one : many, { ...values, count })
}
