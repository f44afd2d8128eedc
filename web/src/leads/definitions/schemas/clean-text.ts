// Tab and newline are a visitor's; the other control characters are never typed, and PostgreSQL refuses NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** Text as it is stored: well-formed Unicode, `\n` line ends, no control characters, no outer space. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL_CHARACTERS, '').trim()
}
