const TAGS = new Set(['b', 'strong', 'i', 'em', 'u', 's', 'code', 'pre'])
const REFERENCES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Converts a message to text as the bot service does; throws the service's error for invalid markup. */
export function plainText(html: string): string {
  const open: string[] = []
  let text = ''
  for (let at = 0; at < html.length; ) {
    const rest = html.slice(at, at + 80)
    const tag = /^<(\/?)([a-z]+)>/.exec(rest)
    const reference = /^&(?:#(\d+)|([a-z]+));/.exec(rest)
    if (tag) {
      readTag(tag[2] ?? '', tag[1] === '/', open)
      at += tag[0].length
    } else if (reference) {
      text += readReference(reference)
      at += reference[0].length
    } else if (html[at] === '<') {
      throw new Error(`can't parse entities: unsupported start tag at byte offset ${at}`)
    } else {
      text += html[at]
      at += 1
    }
  }
  if (open.length > 0) throw new Error(`can't parse entities: can't find end tag of "${open[0]}"`)
  return text
}

function readTag(name: string, closes: boolean, open: string[]): void {
  if (!TAGS.has(name)) throw new Error(`can't parse entities: unsupported tag "${name}"`)
  if (!closes) open.push(name)
  else if (open.pop() !== name) {
    throw new Error(`can't parse entities: unexpected end tag "${name}"`)
  }
}

// Like the service, keeps an unknown reference unchanged.
function readReference([whole, code, name = '']: RegExpExecArray): string {
  return code ? String.fromCodePoint(Number(code)) : (REFERENCES[name] ?? whole)
}
