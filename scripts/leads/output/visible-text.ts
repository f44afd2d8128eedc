// What moves a terminal's cursor, colours it, retitles it or turns its text around.
const ACTING = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** Text that a terminal only shows: what would act on it stands as a symbol, but for line ends. */
export function visibleText(text: string): string {
  return text.toWellFormed().replace(/\r\n/g, '\n').replace(ACTING, symbolOf)
}

/** The same in one line. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/\s*\n\s*/g, ' ⏎ ')
}

/** JSON that a terminal only shows, and that means the same. */
export function visibleJson(json: string): string {
  return json.replace(ACTING, (character) =>
    character === '\n' ? character : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function symbolOf(character: string): string {
  const code = character.charCodeAt(0)
  if (character === '\n') return character
  if (character === '\t') return ' '
  if (code < 0x20) return String.fromCharCode(0x2400 + code)
  return code === 0x7f ? '␡' : '�'
}
