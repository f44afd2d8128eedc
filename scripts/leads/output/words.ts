const UNITS: [ms: number, name: string][] = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1000, 's'],
]

/** A time in the words of a table: to the minute, of UTC. */
export function timeWords(time: number | null): string {
  return time === null ? '' : new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}

/** A length of time in its two largest units. */
export function lengthWords(ms: number): string {
  const at = UNITS.findIndex(([unit]) => ms >= unit)
  if (at < 0) return `${Math.round(ms)} ms`
  const [unit, name] = UNITS[at] ?? [1, 'ms']
  const [smaller, smallerName] = UNITS[at + 1] ?? [1, 'ms']
  const rest = Math.floor((ms % unit) / smaller)
  return `${Math.floor(ms / unit)} ${name}${rest > 0 ? ` ${rest} ${smallerName}` : ''}`
}

/** '1 request', '2 requests'. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Text of at most so many characters. */
export function shortened(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}
