/** The bot service refuses longer messages. */
export const MESSAGE_LIMIT = 4096

// Room for 'Part 12 of 34' above each part.
const HEADER_ROOM = 40

// What must stay whole: a tag, a character reference, a code point.
const ATOM = /<[^>]*>|&[^;]*;|[\s\S]/gu

/** Cuts a message into parts that the bot service accepts, each numbered when there are several. */
export function splitMessage(html: string, limit = MESSAGE_LIMIT): string[] {
  if (html.length <= limit) return [html]
  const parts = cut(html, limit - HEADER_ROOM)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.map((part, index) => `<i>Part ${index + 1} of ${parts.length}</i>\n${part}`)
}

function cut(html: string, limit: number): string[] {
  const parts: string[] = []
  let part = ''
  // The last place in `part` between words, and where an open element began.
  let gap = 0
  let opened = -1
  for (const [atom] of html.matchAll(ATOM)) {
    if (part.length + atom.length > limit) {
      const end = gap > 0 ? gap : opened > 0 ? opened : part.length
      parts.push(part.slice(0, end))
      part = part.slice(end)
      opened = opened < 0 ? -1 : opened - end
      gap = 0
    }
    if (atom.startsWith('</')) opened = -1
    else if (atom.startsWith('<')) opened = part.length
    part += atom
    if (opened < 0 && /^\s$/.test(atom)) gap = part.length
  }
  return [...parts, part]
}
