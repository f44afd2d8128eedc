import { referenceTo } from './reference.ts'

type LinkDefinition = { _type: 'link'; _key: string } & (
  | { href: string }
  | { document: ReturnType<typeof referenceTo> }
)
type Span = { _type: 'span'; _key: string; text: string; marks: string[] }

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g

/**
 * Parses `**strong**`, `*em*`, `` `code` `` and `[text](url)` to spans and link definitions. Throws for other schemes
 * than https, mailto and tel.
 */
export function parseInline(text: string): { children: Span[]; markDefs: LinkDefinition[] } {
  const children: Span[] = []
  const markDefs: LinkDefinition[] = []
  const add = (value: string, marks: string[]) => {
    if (value) children.push({ _type: 'span', _key: `span-${children.length}`, text: value, marks })
  }

  let end = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, em, code, label, url] = match
    add(text.slice(end, match.index), [])
    if (strong) add(strong, ['strong'])
    if (em) add(em, ['em'])
    if (code) add(code, ['code'])
    if (label && url) {
      const definition = linkDefinition(`link-${markDefs.length}`, url)
      markDefs.push(definition)
      add(label, [definition._key])
    }
    end = match.index + whole.length
  }
  add(text.slice(end), [])
  return { children, markDefs }
}

function linkDefinition(_key: string, url: string): LinkDefinition {
  if (url.startsWith('/')) return { _type: 'link', _key, document: referenceTo(url) }
  if (/^(https|mailto|tel):/.test(url)) return { _type: 'link', _key, href: url }
  throw new Error(
    `A text link must be a path of this site or start with https:, mailto: or tel:, not "${url}"`,
  )
}
