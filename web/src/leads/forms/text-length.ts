import type { Control } from './fields.ts'

/** The controls that take free text. */
type TextKind = Exclude<Control['kind'], 'date' | 'select' | 'checkboxes' | 'checkbox'>

/** The longest answer by kind of control, in characters. */
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

// All but tab and newline. Nobody types them, and PostgreSQL refuses NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** A text without lone surrogates, like `toWellFormed`, which Firefox has from 119 on. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** Characters that show nothing: those that Unicode says to ignore, and an empty Braille cell. */
export const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

// They turn round what stands beside them. The marks U+200E and U+200F order only their own line, and joiners are
// part of emoji and of several scripts.
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Text as it is stored: well-formed Unicode, `\n` line ends, no control or reordering characters, no outer space; empty
 * if nothing of it is visible.
 */
export function cleanText(text: string): string {
  const clean = wellFormed(text)
    .replace(/\r\n?/g, '\n')
    .replace(CONTROL_CHARACTERS, '')
    .replace(REORDERING, '')
    .trim()
  return clean.replace(INVISIBLE, '').trim() === '' ? '' : clean
}

/**
 * The number of characters of a text as it is stored. A character is a code point: all browsers and the server count
 * code points alike, but not graphemes, and each has at most four bytes.
 */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of cleanText(text)) count += 1
  return count
}

/** The error for an answer of `count` characters; undefined if that is at most `most`. */
export function lengthProblem(label: string, count: number, most: number): string | undefined {
  if (count <= most) return undefined
  const [limit, excess] = [most, count - most].map((each) => each.toLocaleString('en-US'))
  return `${label} is longer than ${limit} characters. Shorten it by ${excess}.`
}
