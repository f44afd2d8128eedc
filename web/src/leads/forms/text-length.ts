import type { Control } from './fields.ts'

/** What takes any text; the others take a day, a tick or some of their options. */
type TextKind = Exclude<Control['kind'], 'date' | 'select' | 'checkboxes' | 'checkbox'>

/** The most characters of an answer by the kind of its control, so that no field is without a limit. */
export const LONGEST: Readonly<Record<TextKind, number>> = {
  name: 100,
  email: 254,
  tel: 40,
  url: 2048,
  text: 200,
  textarea: 5000,
  hidden: 200,
  // The longest name that file systems allow.
  file: 255,
}

// All but tab and newline: they are never typed, and PostgreSQL refuses NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** Text as it is stored: well-formed Unicode, `\n` line ends, no control characters, no outer space. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '').trim()
}

/**
 * The characters of a text as it is stored. A character is a code point: every browser and the server count the same,
 * which they do not for graphemes, and a text has an upper bound of bytes.
 */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of cleanText(text)) count += 1
  return count
}

/** What a visitor is told about an answer of so many characters; undefined if that is not more than `most`. */
export function lengthProblem(label: string, count: number, most: number): string | undefined {
  if (count <= most) return undefined
  const [limit, excess] = [most, count - most].map((each) => each.toLocaleString('en-US'))
  return `${label} is longer than ${limit} characters. Shorten it by ${excess}.`
}
